import type { SearchWords } from '../../reference.ts';
import { evolution } from '../evolution/search-words.ts';

/** Other names that English players use, and words that should find an entry first. */
export const searchWords: SearchWords = {
  adaptation:
    'adapt ease press harder easier strain dynamic difficulty adjust rubber band catchup comeback punish snowball unfair handicap scale balance cheat merciful mercy smart kinder crueler struggling tougher react',
  advice:
    'tips tip strategy beginner recommended recommendation how many scientists how many credits first round forget forgotten newbie rookie noob starter opening tactic priority common pitfall teach guide coach talk quarterback alpha invest splurge',
  'alien-cues':
    'alien action actions mandatory red cue must forced obligatory compulsory required skip stuck unskippable refuse decline postpone baddies ignore blocked',
  'asset-card':
    'asset anatomy layout phase symbol bold cost equipment printed wording owner ability headline starter starting label',
  assets:
    'asset starting cards continent bonus base bonus equipment gear starter power perk item inactive disabled suspended switched facility HQ turned red',
  'assign-research':
    'lab labs place tech replace tech swap exchange bench switch throw away drop scrap abandon experiment study invent project staff empty progress',
  assigning:
    'assign withdraw recall reassign move units deploy deployment stay commit put dispatch allocate station pull relocate transfer shift redeploy locked call rescue mind wrong spot',
  audit:
    'audit the budget pay upkeep costs of units salary step 1 most panicked bill invoice wages tax maintenance bookkeeping accounting charge fee expenses settle overbudget economy price per unit cost each pays soldiers left on a mission still cost money stay',
  base: 'headquarters HQ XCOM base enemy spaces defence space home fortress bunker stronghold hideout slot capacity location random',
  'base-damage':
    'damage track damage marker hit points base health repair red space orange wound harm hurt hp life lives heal fix wall hull structure building heart dent',
  'base-defense':
    'base defense resolve base defense fight enemies attack enemy in base step 7 combat battle brawl shoot kill invaders garrison survive wipe intruder retreat finish same icon two soldiers lurking leftover aliens left',
  'base-destroyed':
    'base destroyed overrun lose game step 8 fell blown ruin rubble gone wiped check immediately instantly rescue minute',
  'board-alone':
    'television TV monitor projector second screen spectator board only full screen cast chromecast airplay HDMI mirror mirroring display big hide audience onlooker spectate fullscreen wall watch',
  bots: 'bot AI computer player artificial intelligence opponents automatic NPC robot cpu dummy automa ghost missing absent substitute standin teammate partner fill gap',
  budget:
    'XCOM budget income funding funds money credits per round how much money cash wallet purse bank dollars coins euros earn paycheck revenue salary treasury chips allowance red zone continent pay income',
  'card-costs':
    'cost costs price pay place here exhaust discard salvage credits tap rotate partial partially afford half payment activate activation require sacrifice spend fee discount cheaper',
  cards:
    'card use play ability timing when can I use activate trigger interrupt instant reaction react response window passive power twice anyone active',
  'central-officer':
    'central officer duties app keeper communications role tasks operator host announcer moderator reader tablet phone holder comms radio gamemaster GM shout aloud timekeeper caller reads aloud whose turn',
  'chief-scientist': 'scientist role duties research role researcher nerd doctor professor boffin geek brain inventor',
  'choose-mission':
    'choose mission draw missions replace mission new mission pick select swap abandon cancel give drop reject ditch scrap exchange quest objective switch option',
  commander:
    'commander duties budget role leader boss captain chief general president treasurer banker accountant head tiebreaker moneybags',
  communications:
    'communications interface communication screen display buttons A B C D E F G H done button HUD dashboard tick checkmark proceed bar panel explained whose turn',
  companion:
    'app companion with the box physical game helper board game report assistant necessary required official original install download FFG fantasy flight enter tell sync replace sheet tracker',
  components:
    'component limits limit limited how many run out pieces tokens supply missing lost piece substitute proxy count inventory maximum max cap cardboard plastic contents shortage spare bits bag',
  continents:
    'continent North America South America Europe Africa Asia Australia spaces map world board region area country territory zone USA slot capacity neighbour neighbor adjacent border landmass plane',
  corrections:
    'correct wrong entry mistake report fix typo error misclick mistap accident accidentally oops amend edit retroactive forgot mistyped mixed slip wrongly number',
  countdown:
    'timer clock seconds time limit how long time runs out stopwatch hourglass tick remaining hurry rush faster slower speed deadline extend buzzer stress stressful longer',
  crisis:
    'crises crisis! crisis pool resolve crises event disaster step 3 bad emergency pick choice vote discuss lesser evil secret catastrophe mishap misfortune stack resolved immediately later',
  'crisis-card': 'crisis anatomy flavor text flavour wording option decide either read picture disaster paragraph',
  'crisis-units':
    'crisis kills soldier lose unit from where which satellite scientist exhaust takes hangar patrol victim sacrifice dies choose hurt injured priority target affected plane sidelined',
  'critical-damage':
    'critical damage effect plan effect red damage space who resolves trigger again twice repeat square pass cross repair reenter catastrophe late',
  decks:
    'deck discard pile shuffle reshuffle empty draw pile graveyard trash recycle bottom peek cut stack through ran search look',
  'defend-base': 'assign soldiers to base guard base garrison protect home guys troops unlimited station defender HQ',
  deficit:
    'budget deficit debt short of credits cannot pay overspend not enough money bankrupt broke overspent overdraft owe loan negative poor afford insolvent minus penalty unpaid shortfall sell fire disband overbudget spent more than we had overspent overspend',
  'deploy-final-squad':
    'final squad deploy squad to final mission finale team strike heroes reinforce strongest endgame suicide',
  'deploy-interceptors':
    'assign interceptors send jets planes fighters airplane aircraft launch dispatch pilots airforce split spread cover max protect put',
  'deploy-satellites': 'assign satellites launch satellites rocket space sky cover uplink protect upwards station',
  'deploy-squad':
    'deploy squad to mission send soldiers mission team how many soldiers on a mission limit guys party heroes reveal flip reinforce join add reinforcement max pull',
  dice: 'die XCOM dice alien die roll rolling success symbol extra dice additional dice probability hit hits blank miss pips d6 d8 sides pool bonus borrow maximum cap red blue shortage many odds chance per soldier',
  difficulty:
    'difficulty level easy normal hard expert tutorial beginner mode settings kids family casual impossible brutal novice challenge insane ironman legendary easier veteran change midgame newbie start with which level',
  director:
    'order of cues order sequence when does schedule what comes next action order algorithm upcoming predict sequencing chaotic unpredictable queue brain AI master deterministic pattern app know how we are doing',
  elite:
    'elite promote promotion officer training rank veteran star hero upgrade levelup level experience experienced xp badge medal buff stronger demote sergeant colonel commando better',
  'emergency-funding':
    'emergency funding available emergency fund reserve money extra credits savings piggy backup rainy spare loan borrow replenish stash treasury vault topup cash empty withdraw crisis savings reserve spend',
  end: 'victory defeat win lose winning losing conditions game over how to win end of the game condition finish draw lost won survive immediately instantly simultaneously goal aim objective purpose doomed hopeless beat',
  ending:
    'end of timed phase last chance finish timed phase ending timed phase extra time final wrap close lastminute call forever skip goodbye finalise over wrapping',
  enemies:
    'enemy alien aliens monster sectoid muton floater outsider thin man chryssalid cyberdisc sectopod ethereal enemy deck baddie foe villain creature mob bestiary kinds mix race snake mech robot drone zombie bug names opponent',
  'enemy-card':
    'enemy anatomy health enemy icons hp life hitpoints hearts toughness strength shield stats number corner wounds',
  'enemy-in-base':
    'intruder infiltrate alien in the base base attack new enemy invader intrusion breach break full spot overflow appear arrive spawn draw sneak crowded bad guys house',
  exhausted:
    'exhaust tapped flipped used up exhausted side turned tap rotate sideways tilted tired spent cooldown unavailable inactive grey stunned asleep recover knocked wait',
  expired:
    'expired time expired blinking warning too slow late overtime half time missed deadline flash flashing penalty punished halved overrun alarm beeping buzzer zero drain lose ran missed late ran could not do nobody did action before timer runs',
  fallen:
    'falls into panic fallen continent orange lost continent collapse lower panic of fallen continent reduce panic gone save rescue recover restore revive liberate heal destroyed conquered doomed zero second collapsed win back regain two',
  'final-mission':
    'final mission available last mission endgame when comes boss finale climax showdown unlock appear earliest sooner hasten reveal flip trigger win',
  'final-mission-card': 'final mission anatomy back of plan boss reverse side stages harder twist difficult climax',
  forecast:
    'forecasts UFO forecast prediction intelligence intel early warning reveal preview predict prophecy peek foresee tipoff future upcoming spoil ahead anticipate sneak crystal ball',
  fund: 'spend pay on screen buy units assign on screen take back units drag tap click purchase shop slider amount select deselect plus minus remove recall cash button pull',
  'global-defense':
    'global defense resolve global defense continent defence dogfight air combat destroy UFOs step 6 airplane battle skies saucer jets planes fight shoot regions interception stay round shot down remain above',
  hand: 'hand size hand limit cards in hand six cards how many techs overflow discard show secret holding cap handful drawn overfull holder',
  'handing-over':
    'hot seat pass the device hand over roles swap roles change players several players share screen crew who plays tablet couch local passing single curtain privacy substitute leave join late midgame quit rename bathroom',
  hidden:
    'secret hidden information open information face down peek look spy cheat private public reveal show tell share allowed fog spoiler covered upside facedown discuss talk talking consult confer advise each other',
  hints:
    'hint odds chance probability advice help suggestion percentage likelihood luck recommend best stuck clueless coach calculate calculator statistics stats expected maths suggest cheating risk assistant',
  history:
    'log past cues previous actions action history missed overlooked earlier recap happened record forgot distracted list replay said repeat again attention called before see',
  impossible:
    'cannot happen can’t happen not enough ignore effect no effect impossible skip effect partly illegal unable fizzle whiff wasted insufficient shortage conflict contradiction useless unplayable invalid',
  interceptors:
    'interceptor jet fighter plane aircraft raven airplane airforce pilot squadron rebuild wreck crash shot vehicle hangar miniature',
  keys: 'keyboard shortcuts hotkeys hotkey key letters enter space spacebar esc arrow typing PC laptop computer desktop bindings disable',
  loss: 'lose roll failed roll failure casualties killed destroyed failing alien die fail bust busted wipe wiped death dead unlucky equal lower same below penalty hurt bad skull dies units rolled',
  menu: 'main menu rules page help stop clock free pause settings options exit quit manual rulebook handbook read freeze hamburger bathroom lookup gear restart',
  'mission-card': 'mission anatomy rewards enemy space layout quest goal stages slots loot prize region printed',
  'mission-report':
    'mission completed report step 11 succeeded finished yes answer advance tell accomplished cleared success tick',
  missions:
    'mission resolve mission reward rewards skill check parts step 9 threat reset quest objective raid dungeon stages room loot prize treasure unfinished continue retreat survivors wiped fight combat leftover several rounds round give',
  'new-technology':
    'new technology available draw techs draw cards tech deck refill fill replenish top handful six start deal inventions',
  orbit: 'globe space orbit space sky above outer skies leftover stratosphere slots capacity jam consequence',
  'orbit-report': 'UFOs in orbit report number step 14 count enter saucer above finish input answer',
  'orbital-defense':
    'orbital defense resolve orbital defense shoot UFOs in orbit step 5 battle laser fight spaceship calm sky rocket cannon zap spacecraft satellites stay shot down remain',
  packs:
    'expansion homebrew custom cards own cards fan made mod card pack import DLC install download upload create design edit author json broken variant promo print rejected',
  panic:
    'panic track panic level raise panic lower panic most panicked least panicked yellow red orange fear scared unrest chaos morale terror stress hysteria calm mood meter bar heat happiness initial starting reduce map rescue Africa turned',
  'panic-report':
    'enter panic colours colors zones step 10 earth panic levels input answer status update state color fill check relocate',
  pause:
    'pause button pause time stop clock break interrupt resume bathroom toilet doorbell phonecall timeout hold wait freeze unpause breather think drink kid baby smoke snack chill rest',
  'physical-dice':
    'real dice own dice roll myself enter results actual manual tower virtual digital electronic switch trust RNG random type input bring cheat',
  'plan-card': 'invasion plan anatomy scheme master agenda villain sheet reverse backside poster',
  plans:
    'invasion plan domination infiltration misdirection occupation onslaught alien strategy scenario scheme agenda mastermind variant behaviour behavior personality style archetype hardest easiest focus target goal villain',
  pushing:
    'push push your luck press your luck roll again keep rolling stop rolling continue decline refuse to roll gamble risk greedy bust safe twice voluntary forced must optional often third repeat chicken bank not roll at all',
  recruit:
    'recruit soldiers build interceptors buy purchase surplus excess credits step 2 leftover hire rebuild replenish spend reinforcement revive resurrect shop replace carry unused bring back wasted remaining save leftover leftovers unspent money get back keep money price replacement cost soldier jet recruiting all our soldiers dead',
  refresh:
    'ready ready cards untap unexhaust unflip step 12 refreshing upkeep cleanup reset recharge rotate straighten wake restore reactivate reshuffle unturn recycle',
  rerolls:
    'reroll re-roll change dice forgive ignore loss modify must apply after roll mulligan retry second chance cancel prevent fate worse better fudge manipulate mitigation modifier undo redo alter fix',
  research:
    'resolve research labs research cost step 4 finish tech invent discover study experiment science unlock develop development learn upgrade breakthrough hit complete right away',
  reserve:
    'recruitment pool reserves pool supply reserve card unit pool stock bank stash barracks hangar storage graveyard dead bench available difference bag stockpile put',
  'return-units':
    'return units to reserve end of round cleanup step 13 go back recall retrieve clear collect tidy bring home remove leave stay survivors sweep come',
  roles:
    'role characters character player count number of players two players three players who does what players 1 2 3 4 two three four players how many players coop cooperative co-op team job seat 1p 2p 3p 4p five six 5 6 split combine pick choose distribute missing minimum position quarterback people join in charge responsible responsibility first player order seating kids easiest plays',
  round:
    'turn rounds game round phases phase overview how a round works between rounds structure flow summary day cycle begin basics gameplay explain break rest discuss start stage halves',
  salvage:
    'salvaged alien corpse trophies gain salvage dead enemies killed enemy artifact loot body bodies remains wreckage scrap spoils carcass autopsy kill prize collect keep resource carrion currency',
  satellites: 'satellite uplink sat dish cannon offline weapon recharge tired',
  'saved-seconds':
    'bank time save time early done bonus time quarter fast quick leftover unused earn reward hurry speed carry store refund accumulate surplus remaining finish',
  saves:
    'save load savegame export import resume game continue file backup another device sleep autosave battery dead phone died quit tomorrow stop crash reload browser closed tab restart delete recover cloud laptop transfer power interrupted vanish crashed froze lost progress',
  scanner:
    'scan red button light scanning radar lights up UFO forecast lamp glow lit flash sonar sensor detector greyed inactive disappeared spy blinking find aliens ufos come next land ahead',
  scientists: 'scientist unit researchers nerd labcoat doctor boffin tired geek brain white eggheads professor',
  score:
    'points scoring rating final score how well highscore leaderboard ranking result evaluate grade total negative perfect graph compare statistics stats performance',
  scrambled:
    'scramble jammed yellow cue yellow box interference scrambling early cue mixed confusion confused jumbled garbled static hacked glitch surprise blind disturbed disruption chaos premature soon wrong order swapped jam',
  setup:
    'set up start of the game preparation starting beginning checklist place components prepare unpack unbox arrange layout deal initial shuffle prep position map first distribute',
  'several-devices':
    'together online several devices phones phone network multiplayer join code QR television lobby table wifi internet remote invite friend link bluetooth tablet iPad Android disconnect reconnect kicked lag host guest sync crash',
  skills:
    'skill icons skill icon specialised specialized gold icon golden border positioning critical firepower teamwork class skills gun guns weapon armor armour ability talent trait slot match matching requirement eligible star bonus crosshair target bullet yellow allowed fits',
  soldiers:
    'soldier class classes assault heavy sniper support troops marines recruit guys troopers grunt fighter infantry squaddie warrior hero meeple dudes men army permadeath dead wounded heal ranger',
  solo: 'single player one player alone solitaire by myself solo solitaire one-man lonely self 1p multihanded friends nobody',
  'squad-leader': 'squad leader duties role sergeant captain military tactical lieutenant fighter army soldier',
  steps:
    'resolution phase resolution steps order of steps sequence fourteen checklist procedure aftermath untimed second half guide walkthrough now forgot stage fights',
  'success-markers':
    'success token success tokens markers surplus successes excess successes overflow wasted extra successes progress carry over hit hits counter cubes wounds persist keep overkill spill remain partial reset wipe',
  symbols:
    'legend icons icon meaning signs glyphs iconography key to symbols glossary emblem pictogram drawing picture logo star gun shield skull circle abbreviation explained crosshair',
  'taking-back':
    'undo take back revert mistake unconfirm redo accident accidentally misclick oops wrong button cancel rewind ctrl-z reverse regret mistap unsend mind takeback return',
  tasks:
    'task dice roll test check resolving tasks attempt challenge job contest conflict combat resolve encounter duel same target attack together join forces share two players',
  tech: 'technology technologies researched tech effects tech deck invention upgrade gadget weapon improvement unlock permanent immediately owner ability science keep discover',
  'tech-card': 'tech anatomy research cost layout phase symbol number corner owner invent blueprint gadget printed',
  threat:
    'threat track threat level threat marker reset threat rises danger meter dial increase alarm heat escalation maximum bar climb tracker raise tension limit',
  ties: 'tie tied equal same panic tiebreak tiebreaker who decides draw identical deadlock argue dispute equally break choose chooser settle',
  'timed-cards':
    'timed card cards in the timed phase clock symbol anytime instant interrupt react reaction response hourglass stopwatch anyone someone else turn other player action out of turn another role',
  'timed-phase':
    'real-time phase realtime phase action phase half first rush hectic hurry stopwatch frantic race hourglass planning programming deployment orders simultaneous stress',
  ufos: 'UFO saucer alien ship invasion force flying saucers how many UFOs spaceship spacecraft mothership fleet supply pool disc plastic run',
  'ufos-descend': 'descend land come down from orbit invade arrive fall earth planet atmosphere relocate third entry',
  'ufos-detected':
    'UFO detected placing UFOs new UFOs contact spawn appear arrive incoming add show invade fleet wave attack saucer radar landing',
  units: 'unit tokens miniatures figures pieces pawns meeple minis troops army forces stuff kinds maintenance plastic',
  'virtual-table':
    'digital table on screen play on computer without the box online virtual browser PC laptop simulator TTS tabletop automatic auto hang hanging stuck waiting pass frozen continue',
  'xcom-cues':
    'XCOM action actions optional blue cue cue confirm actions action voluntary skip pass miss missed closed gone forfeit ignore late friendly disappeared vanished',
  duration:
    'how long does a game take play time playtime duration length of a game hours more time slow player turn off timers lengthy quick short evening tonight filler dragging relaxed untimed chill thinker paralysis AP',
  'house-rules':
    'house rules variant variants option options custom own rules homebrew tweak harder easier everyone may pause hard losses starting credits more time switch modify optional mode slow player friend needs longer timers extra minutes',
  sound:
    'sound sounds audio volume loud quiet mute silent silence no sound voice speech spoken speak announcer music alarm chime vibration captions subtitles hear beep noise narrator noisy annoying speaker headphone earphone tone buzz louder quieter unmute TTS song deaf beeping beep off',
  screen:
    'language translate english german russian chinese text size font letters big small bigger theme dark light mode colours colors colour-blind color blind blindness accessibility left-handed animation reduced motion screen dark turns off sleep battery zoom readable tiny glasses vision contrast lefty brightness night flicker dim lock change French Spanish eyesight dyslexia black went turned blank',
  ...evolution,
};

/** Words too common to search for. */
export const commonWords =
  'a able about after all allowed an and another any anybody anyone are as at be because been but by can could did do does done during for from get gets go goes got had happen happened happens has have he her him his how i if in instead into is it its just know let long make may me mean means might my need no nobody not of off on one only or other our out really say says should so some somebody still tell than that the their them then there these they this those to too up us was we were what when where which while who why will with work works would you your';
