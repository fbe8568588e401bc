export const tutorial = {
  'tutorial.name': 'Tutorial',
  'tutorial.count': '{number} of {count}',
  'tutorial.go-on': 'Got it',
  'tutorial.back': 'Back',
  'tutorial.again': 'Again',
  'tutorial.retry': 'Try this lesson again',
  'tutorial.skip': 'Skip all',
  'lesson.welcome': 'Save the Earth.',
  'lesson.welcome.why':
    'You win when the final mission is completed, and lose when two continents fall into panic or the base is destroyed. In these two rounds you cannot lose, and while a lesson is open the clock waits.',
  'lesson.done': 'Press Done.',
  'lesson.done.why':
    'This action is for the Chief Scientist, who has just drawn six techs; today you play all four roles. A blue action closes when its time is up, or when you press Done.',
  'lesson.budget': 'Mind the money.',
  'lesson.budget.why':
    'The Commander has these credits for the whole round, and each unit you send out costs one. What is missing at the end raises panic, so in these two rounds you cannot spend more.',
  'lesson.research': 'Fill the lab.',
  'lesson.research.why':
    'Drag a tech and up to three scientists there, each of them a die, or press the tech and then the lab. Orbital Grid is a good first one: two successes, and orbital defence always rolls two more dice.',
  'lesson.ufos': 'Find the UFOs on the map.',
  'lesson.ufos.why':
    'Red actions are alien moves: they wait for you, but an overdue one halves the time of the next blue action. Each UFO left at the end of the round raises panic where it is, and at 8 a continent falls.',
  'lesson.scanner': 'Press the scanner.',
  'lesson.scanner.why':
    'It is lit: hollow UFOs on the map show the Central Officer where more will come. With many UFOs in orbit it stays dark.',
  'lesson.crisis': 'Choose the lesser crisis.',
  'lesson.crisis.why': 'One of the two stays, and it strikes in the resolution phase. The Commander chooses.',
  'lesson.officer': 'Train an officer.',
  'lesson.officer.why':
    'Use the Commander’s card Officer Training and pick a soldier, who then is elite and rolls one more die. Cards like this can be used in any action, even during a pause.',
  'lesson.mission': 'Choose a mission.',
  'lesson.mission.why':
    'It has three parts, done from left to right, and two rewards. Each completed mission brings the final one closer.',
  'lesson.squad': 'Send a soldier on the mission.',
  'lesson.squad.why':
    'The icons are skills, and a soldier needs them to stand there. A specialist on gold rolls one more die.',
  'lesson.emergency': 'Top up the budget if needed.',
  'lesson.emergency.why':
    'Once a round the Commander may move credits from Emergency Funding to the budget. They do not come back by themselves, so take only what this round needs.',
  'lesson.interceptors': 'Send an interceptor against a UFO.',
  'lesson.interceptors.why': 'Up to three fit over each continent, and each one is a die. This is their only action.',
  'lesson.satellites': 'Send a satellite into orbit.',
  'lesson.satellites.why':
    'Satellites shoot at the UFOs up there. UFOs left in orbit raise panic and scramble your next round.',
  'lesson.defend': 'Send a soldier to the base.',
  'lesson.defend.why':
    'An enemy has got in, and if nobody stops it, it damages the base. Its card shows the skills it takes.',
  'lesson.audit': 'Take your time.',
  'lesson.audit.why':
    'In the resolution phase no clock runs. Each unit on the board has just been paid for; with what is left you can recruit.',
  'lesson.critical': 'Let the base take the damage.',
  'lesson.critical.why':
    'It reaches a red space of the track: critical damage, and the invasion plan strikes. This plan sends a UFO into orbit.',
  'lesson.salvage': 'Spend the salvage.',
  'lesson.salvage.why':
    'Beaten enemies become salvage. With Dissection Table one of them buys two more dice for this tech.',
  'lesson.dice': 'Roll the dice.',
  'lesson.dice.why':
    'Each unit is a die, and two of its six faces succeed. The alien die, from 1 to 8, must beat the threat, or the roll is a loss; a new task starts again with threat 1, but not the next enemy in the base or the next part of a mission.',
  'lesson.push': 'Push your luck, or stop.',
  'lesson.push.why':
    'Push: roll again, but the threat is higher now, and a loss exhausts your scientists; stop: nobody comes to harm, and the success stays. The button shows both chances: stop once a loss would hurt more than a success helps.',
  'lesson.loss': 'Count your losses.',
  'lesson.loss.why':
    'The alien die did not beat the threat: soldiers and interceptors are gone, scientists and satellites exhausted, and they miss the next round. The successes count all the same.',
  'lesson.global': 'Pick a continent.',
  'lesson.global.why':
    'Each success of its interceptors destroys a UFO there. Afterwards every UFO left raises panic by one.',
  'lesson.base': 'Pick the enemy.',
  'lesson.base.why': 'Put soldiers on its icons, one on each, and roll. Each enemy left damages the base.',
  'lesson.scrambled': 'Decide before you know it all.',
  'lesson.scrambled.why': 'A yellow action is scrambled: the aliens made it come too early. More is still to come.',
  'lesson.elite': 'Send your elite soldier.',
  'lesson.elite.why': 'An elite soldier rolls one more die, until killed. The gold badge shows who it is.',
  'lesson.farewell': 'Lead the defence.',
  'lesson.farewell.why':
    'That is everything: two phases, four roles, and pushing your luck. From now on the clock runs, and the game can be lost.',
};
