export const tutorial = {
  'start.learn': 'Guided first game',
  'start.learn-note': 'Two rounds explained, then the game goes on.',
  'tutorial.name': 'Tutorial',
  'tutorial.go-on': 'Got it',
  'tutorial.your-turn': 'Your turn',
  'tutorial.skip': 'Skip the tutorial',
  'lesson.welcome':
    'Aliens are invading the Earth, and you lead its defence. You win when the final mission is completed; you lose when two continents fall into panic or the base is destroyed.',
  'lesson.phases':
    'Each round has two phases. First one cue after another against the clock, like this one here; then dice decide, and nobody hurries you.',
  'lesson.roles':
    'Four roles share the work: Commander, Chief Scientist, Central Officer, Squad Leader. Each cue names the role it is for; today all four are you.',
  'lesson.farewell':
    'That’s everything: two phases, four roles, and pushing your luck. From here on the game is yours; the rules are in the menu.',
  'lesson.home':
    'A new round: your units are home again, but exhausted ones sit it out, and an unfinished squad stays on its mission. When it gets too fast, pause: here it costs nothing.',
  'lesson.scrambled':
    'This cue is scrambled: the aliens made it come too early, before you know all you should. Decide with what you see; more is still to come.',
  'lesson.scanner':
    'Once the scanner is lit, press it for the Central Officer: hollow UFOs on the map (“World”) show where more will come.',
  'lesson.techs':
    'The Chief Scientist fills up the hand to six tech cards. Once researched, a tech helps its role for the rest of the game.',
  'lesson.clock': 'A blue cue closes by itself when its time is up. Nothing left to do? Then press Done.',
  'lesson.budget':
    'The Commander looks after the money. These credits are for the whole round, and every unit you send out costs one.',
  'lesson.ufos':
    'Red cues are alien moves: they wait for you, but an overdue one halves the time of the next blue cue. UFOs have come; the map shows them all.',
  'lesson.panic':
    'Each UFO left when the round ends raises panic on its continent. Red continents pay less; at the orange end of the panic track a continent falls. Lose two, and the game is lost.',
  'lesson.enemy':
    'An enemy has got into the base: a case for the Squad Leader. If nobody stops it, it damages the base at the end of the round.',
  'lesson.crisis':
    'The Commander is up: of two crises one must stay, and it strikes in the resolution phase. Choose the one that hurts less.',
  'lesson.mission':
    'The Squad Leader picks one of two missions: three parts, and two rewards for completing it. Every completed mission brings the final one closer.',
  'lesson.squad':
    'The icons on a part are skills; soldiers who have them may stand there. Send up to four, and remember that gold is worth an extra die to a specialist.',
  'lesson.research':
    'Pick a tech from the hand and put it in this lab. Then send up to three scientists: each one is a die.',
  'lesson.funding': 'Emergency Funding has to last for the whole game. Take only what the budget lacks.',
  'lesson.satellites':
    'Satellites shoot at UFOs in orbit. Those that stay up there scare the least panicked continent and scramble your next round.',
  'lesson.interceptors':
    'The Commander’s interceptors shoot at UFOs over a continent, up to three on each. This is their only cue, so think of the money.',
  'lesson.defend':
    'Soldiers sent here fight the enemies in the base, as many as you like. Look which skills the enemy’s card asks for.',
  'lesson.cards':
    'Every role has cards. In the timed phase the bright ones can be used, whoever’s cue it is, even while paused. Most of them work once a round.',
  'lesson.resolution': 'Now the resolution phase: no clock, one step after another. Let’s see what your units can do.',
  'lesson.audit':
    'The bill has just been paid: one credit for each unit on the board. What was missing raised panic; with what is left you can recruit soldiers and build interceptors.',
  'lesson.crises': 'The crises from the timed phase strike now, one by one. This one leaves you a choice.',
  'lesson.orbital':
    'The Central Officer’s satellites fire: each success destroys a UFO in orbit. Each one left raises panic where it is lowest.',
  'lesson.global':
    'Now the Commander’s interceptors: pick a continent, and each success destroys a UFO there. All UFOs left over raise panic.',
  'lesson.base':
    'The Squad Leader picks an enemy and puts soldiers on its icons, one on each. Enough successes and it is beaten; each enemy left damages the base.',
  'lesson.missions':
    'The squad sets out: one part after another, from left to right. You may stop at any time; what is done stays done.',
  'lesson.dice':
    'One die per unit, two of six faces succeed. The alien die must beat the threat, or it is a loss, successes or not. Each roll raises the threat.',
  'lesson.loss':
    'A loss: the alien die did not beat the threat. Soldiers and interceptors are lost, scientists and satellites exhausted; the successes still count.',
  'lesson.roll': 'Every success counts. As long as the alien die is above the threat, nobody comes to harm.',
  'lesson.push':
    'This is pushing your luck: roll again for more, or stop while it is good. Every roll raises the threat, and with it the danger.',
};
