import type { SearchWords } from '../../reference.ts';
import { evolution } from '../evolution/search-words.ts';

/** Other names that German players use, and words that should find an entry first. */
export const searchWords: SearchWords = {
  adaptation:
    'anpassen schwerer leichter Druck nachlassen dynamische Schwierigkeit aufholen bestrafen unfair handicap balance ausgleich gnädig gnadenlos schaffen überfordert reagieren gummiband angepasst leicht härter gut läuft leichter schwerer',
  advice:
    'Tipp Tipps Ratschläge Rat Strategie Anfänger Empfehlung empfohlen vergessen wie viele Wissenschaftler erste Runde Einsteiger neuling noob eröffnung taktik priorität typischer anfängerfehler erklären beibringen leitfaden absprechen reden alphaspieler lohnen investieren kniff',
  'alien-cues':
    'Alien-Aktion Außerirdische rote Aktion Pflicht müssen rotes Fenster zwingend gezwungen obligatorisch verpflichtend überspringen festhängen weglassen verweigern aufschieben ablehnen blockiert gegner überspringbar',
  'asset-card':
    'Ausstattungskarte Aufbau Phasensymbol fett Kartentyp ausrüstung startkarte aufgedruckt besitzer fähigkeit layout beschriftet ecktext',
  assets:
    'Ausstattungskarten Startkarten Kontinentbonus Asset Bonus ausrüstung gegenstand vorteil inaktiv deaktiviert kraft ausgeschaltet einrichtung heimatkontinent startausrüstung rot basis',
  'assign-research':
    'Forschung I II III Labor Technologie ersetzen zuteilen tauschen austauschen wechseln wegwerfen abbrechen experiment erfinden projekt besetzen leer fortschritt laborplatz studieren',
  assigning:
    'zuteilen Zuteilung abziehen zurückziehen umverteilen verlegen Einheiten bleiben zuweisen zugeteilt umsetzen verschieben setzen stellen entsenden schicken hinschicken einteilen versetzen abkommandieren zurückrufen nachträglich umstellen heimholen falsch gesetzt festgelegt verlassen',
  audit:
    'Prüfung bezahlen Unterhalt Kosten für Einheiten Schritt 1 Buchprüfung Audit rechnung gehalt lohn steuer instandhaltung wartung buchhaltung abrechnen abrechnung gebühr ausgaben begleichen gratis kostenlos überzogen stehen noch im Einsatz nochmal zahlen pro Runde Soldaten zahlt',
  base: 'Basis Hauptquartier XCOM-Stützpunkt Feindfelder heimat festung bunker zentrale zuhause kapazität slot standort HQ zufällig',
  'base-damage':
    'Schadensanzeige Schadensmarker Stützpunktschaden Basisschaden Leiste rotes Feld Reparatur reparieren Schadensleiste verletzt lebenspunkte HP leben heilen flicken mauer kaputt beschädigt gebäude herz schadenspunkt reparatur',
  'base-defense':
    'Stützpunktverteidigung Basisverteidigung Verteidigung ausführen Feind angreifen Feindauftrag Schritt 7 kämpfen kampf gefecht bekämpfen schießen töten eindringling garnison übrig überleben überlebt zurückziehen jungs abwehren feindkampf Gegner greifen den Stützpunkt an Angriff auf die Basis wehren zwischen den Würfen Soldaten umstellen umsetzen wechseln',
  'base-destroyed':
    'Basis zerstört überrannt Schritt 8 kaputt ruine weg ausgelöscht überprüfen sofort augenblicklich retten totalschaden',
  'board-alone':
    'Fernseher Monitor Beamer zweiter Bildschirm Zuschauer Vollbild Brett streamen übertragen Chromecast AirPlay HDMI spiegeln leinwand publikum ausblenden wand anzeigen Smart-TV mitlesen',
  bots: 'Bot KI Computerspieler künstliche Intelligenz Computergegner automatisch roboter CPU dummy automa geist fehlender mitspieler ersatzspieler vertretung lücke abwesend NPC partner fehlt Spieler ersetzen',
  budget:
    'Budget Einkommen Geld Finanzen Einnahmen wie viel Geld Credits pro Runde geldbeutel kasse konto bank münzen Euro Dollar verdienen gehalt etat erlös haushalt kohle taler startgeld Geld bekommen weniger rot',
  'card-costs':
    'Kosten Preis bezahlen hier platzieren erschöpfen ablegen erschöpft tappen drehen teilweise leisten halb bezahlung aktivieren aktivierung opfern gebühr rabatt voraussetzung billiger abwerfen',
  cards:
    'Karte benutzen ausspielen einsetzen wann aktivieren auslösen unterbrechen reaktion reagieren sofortkarte dazwischen passiv kraft zweimal dazwischenspielen fremder mehrmals',
  'central-officer':
    'Aufgaben des Central Officers Zentraloffizier Charakter Kommunikationsoffizier ansager moderator vorleser spielleiter tablet handy funker funk vorlesen zeitnehmer operator funkoffizier bediener dran wer drückt bestätigt auf fertig OK',
  'chief-scientist':
    'Chefwissenschaftler Aufgaben des Forschungsleiters Charakter forscher wissenschaftsoffizier nerd doktor professor erfinder laborleiter wissenschaftsleiter',
  'choose-mission':
    'Mission wählen Einsatz ersetzen neuer Einsatz auswählen aussuchen nehmen tauschen aufgeben abbrechen verwerfen verzichten quest austauschen wechseln option ablehnen schwer behalten loswerden Auftrag weg damit',
  commander:
    'Kommandant Aufgaben des Commanders Charakter Kommandeur boss chef hauptmann general präsident schatzmeister bankier buchhalter anführer befehlshaber kassenwart oberbefehl',
  communications:
    'Kommunikationsbildschirm Bedienung Knöpfe OK-Button Fertig-Button Anzeige A B C D E F G H Oberfläche HUD dashboard haken häkchen zahnrad kommandozentrale layout schaltfläche wer ist dran',
  companion:
    'App Begleit-App mit der Schachtel Brettspiel Meldung Begleiter Box assistent nötig notwendig erforderlich offiziell original installieren herunterladen Heidelberger Asmodee FFG eingeben ersetzen programm download eingabe',
  components:
    'Materialgrenzen Material begrenzt wie viele Anzahl Marker Vorrat aufgebraucht Limit Creditmarker Marker fehlt fehlen verloren teile spielmaterial ersatzteil maximum maximal obergrenze pappe plastik inhalt schachtelinhalt knapp beutel steine insgesamt',
  continents:
    'Nordamerika Südamerika Europa Afrika Asien Australien Erdteil Spielbrett Weltkarte Karte der Welt region gebiet land zone USA slot kapazität nachbar angrenzend benachbart grenze landmasse flugzeug',
  corrections:
    'korrigieren falsch eingegeben Fehler Eintrag Meldung ändern vertippt verklickt verdrückt versehentlich versehen ups berichtigen nachträglich bearbeiten vergessen verzählt vertan falscheingabe irrtümlich gemeldet',
  countdown:
    'Countdown Uhr Zeit Sekunden Zeitlimit wie lange Zeit läuft ab stoppuhr sanduhr ticken verbleibend beeilen hektik schneller langsamer tempo frist verlängern stress länger zeitdruck sekundenzeiger Timer abschalten ausschalten pro Aktion',
  crisis:
    'Krise! Krisenpool Krisen ausführen Ereignis Katastrophe Schritt 3 schlimm notfall aussuchen wahl abstimmen besprechen kleineres übel heimlich unglück pech unheil reihenfolge beraten sofort später abgehandelt anschauen',
  'crisis-card':
    'Krisenkarte Aufbau atmosphärischer Text wortlaut option entscheiden entweder lesen bild katastrophe auswahl ereigniskarte',
  'crisis-units':
    'Krise tötet Soldat verliert Einheit woher welche Satelliten Wissenschaftler erschöpft opfer opfern aussuchen betroffen verletzt priorität ziel stirbt getroffen flugzeug jäger auswählen',
  'critical-damage':
    'kritischer Schadenseffekt Schadenseffekt wer führt aus Invasionsplan rotes Feld auslösen zweimal wiederholen überschreiten repariert katastrophe getriggert auslöser später trigger',
  decks:
    'Stapel Nachziehstapel Ablagestapel mischen leer Deck abgelegt Kartenstapel friedhof müll abwurfstapel abwerfen unterste oberste spicken durchsuchen durchsehen abheben aufgebraucht wiederverwenden neumischen nachschub',
  'defend-base':
    'Soldaten in den Stützpunkt Basis verteidigen garnison beschützen schützen wache bewachen unbegrenzt stationieren verteidiger jungs truppen zuhause leute',
  deficit:
    'Finanzdefizit Defizit Schulden zu wenig Geld nicht bezahlen pleite Minus blank bankrott überzogen kredit negativ arm leisten insolvent strafe unbezahlt fehlbetrag verkaufen entlassen auflösen kohle überschritten',
  'deploy-final-squad':
    'finaler Trupp Einsatztrupp finaler Einsatz endgegner finale endkampf team mannschaft helden verstärken verstärkung truppe',
  'deploy-interceptors':
    'Jäger zuteilen schicken Flugzeuge starten flieger losschicken piloten luftwaffe aufteilen verteilen abdecken verlegen setzen schützen',
  'deploy-satellites':
    'Satelliten zuteilen schicken rakete weltraum himmel hochschicken maximal setzen umlaufbahn hoch platzieren wie viele Satelliten Orbit höchstens Satelliten pro Runde',
  'deploy-squad':
    'Trupp Soldaten zuteilen Einsatztrupp schicken leute team gruppe helden mannschaft umdrehen verstärken verstärkung nachschicken dazustellen maximal retten abziehen Missionsfeinde Feinde umdrehen aufdecken wann',
  dice: 'Würfel Würfelwurf XCOM-Würfel Alien-Würfel Erfolgssymbol zusätzliche Würfel Zusatzwürfel würfeln treffer niete leer W6 W8 achtseitig sechsseitig augen pool bonus ausleihen maximum reichen knapp fehlen hit augenzahl viele nehme Wahrscheinlichkeit Erfolgschance Würfelseiten blau rot',
  difficulty:
    'Schwierigkeit Stufe einfach normal schwer Experte Tutorial leicht kinder familie gelegentlich unmöglich brutal herausforderung level veteran Ironman wahnsinnig ändern schwieriger leichter modus neuling wie schwer anfangen beginnen Anfänger Timer länger',
  director:
    'Reihenfolge Aktionen Ablauf wann kommt algorithmus zufällig zeitplan nächstes vorhersehen chaotisch unvorhersehbar warteschlange abfolge danach vorher KI spielleiter regie weiß die App über unser Spielbrett woher schummelt Absicht steuert',
  elite:
    'Elite Elite-Marker befördern Beförderung Offiziersschule Elitestatus Rang befördert held upgrade aufstieg aufsteigen level erfahrung erfahren XP abzeichen orden stärker besser training ausbilden ausbildung veteran feldwebel Offiziersausbildung Offizier Soldat verbessern extra Würfel',
  'emergency-funding':
    'Notfallfonds verfügbar Notfall Rücklage Reservegeld Ersparnis sparschwein sparbüchse reservekasse kredit leihen auffüllen tresor extrageld leer abheben puffer nachfüllen notgroschen notkasse Notfallgeld Notgeld Sonderetat Rücklage Notgroschen Geld viel',
  end: 'Siegbedingung Niederlagebedingung gewinnen verlieren gewonnen verloren Spielende Sieg Ende der Partie fertig geschafft überleben gleichzeitig ziel spielziel aussichtslos siegpunkte zweck besiegen schlagen remis Schluss zwei Kontinente',
  ending:
    'letzte Chance Ende der Runde Phase beenden Zusatzzeit abschluss abschließen schluss letztes letzter moment endspurt unbegrenzt ewig hängt überspringen fertig torschluss',
  enemies:
    'Feind Alien Aliens Gegner Sektoid Muton Floater Outsider Thin Man Chryssalid Cyberdisc Sectopod Ethereal Feindstapel Monster bösewicht schurke kreatur viech rasse sorten mischung schlange mech roboter drohne zombie käfer bestiarium namen feindtyp Treffer aushalten hält aus',
  'enemy-card':
    'Feindkarte Gesundheitswert Aufbau Lebenspunkte HP leben trefferpunkte herzen stärke schild werte zahl ecke zähigkeit lebensenergie',
  'enemy-in-base':
    'Feind eingedrungen Eindringling Angriff auf die Basis Feind in Stützpunkt einbruch einbrecher voll belegt überfüllt auftauchen erscheinen ankommen spawn einschleichen platz invasor Gegner greifen an Überfall Viecher Bude',
  exhausted:
    'erschöpft Rückseite umgedreht gedreht getappt verbraucht erschöpfen Karte drehen umdrehen tappen quer seitlich gekippt müde cooldown abklingzeit inaktiv grau betäubt schläft erholen gesperrt warten ausgelaugt aktivieren Gebrauch weg benutzt zweimal',
  expired:
    'Zeit abgelaufen blinkt Warnung zu langsam zu spät halbe Zeit Überziehen verpasst frist blinken strafe bestraft halbiert überzogen alarm piept null verrinnt überschritten zeitüberschreitung verspätet trödeln geschafft Konsequenz verschlafen',
  fallen:
    'in Panik verfallen gefallen verloren orange Kontinent fällt weg retten wiederherstellen wiederbeleben befreien heilen zerstört erobert untergegangen zweiter zusammenbruch eingenommen zurückerobern kollabiert zurückholen aufgegeben zwei Kontinente endgültig',
  'final-mission':
    'finale Mission letzter Einsatz letzte Mission Endkampf wann endgegner boss höhepunkt freischalten erscheinen frühestens beschleunigen schneller aufdecken auslösen umdrehen showdown endspiel letzter Auftrag Endgegner Bösewicht Finale starten gewinnen Runde verfügbar',
  'final-mission-card':
    'finale Einsatzkarte Aufbau Rückseite boss endgegner kehrseite wenden umdrehen abschnitt erschwert schwierig',
  forecast:
    'Prognosen UFO-Prognose Vorhersage Vorschau Geheimdienst Vorwarnung vorhersehen voraussehen spicken zukunft kommend ahnung wahrsager ausblick vorab ahnen orakel spähen wissen',
  fund: 'kaufen am Bildschirm ausgeben Einheiten zurückholen bezahlen ziehen antippen klicken kauf regler schieberegler betrag auswählen abwählen plus minus entfernen zurückrufen shop kohle Notfallgeld Notgeld Sonderetat Rücklage',
  'global-defense':
    'Kontinente verteidigen globale Verteidigung ausführen Luftkampf UFOs abschießen Schritt 6 flugzeug schlacht untertasse übrig verbleibend kämpfen schießen flieger luftschlacht abschuss luftverteidigung UFO Kontinent abgeschossen bleibt nächste Runde nur ein Erfolg zwei',
  hand: 'Handkarten Handlimit sechs Karten Kartenhand aufziehen überzählig abwerfen aufdecken geheim halten obergrenze kartenlimit kartenfächer überschreiten Handkartenlimit Limit viele tauschen zeigen',
  'handing-over':
    'Rollen übergeben weitergeben Hotseat Hot Seat mehrere Spieler Gerät tauschen Rollen wechseln wer spielt tablet sofa lokal teilen herumreichen sichtschutz vertretung gehen aussteigen einsteigen später dazukommen umbenennen abwesend ablösen',
  hidden:
    'geheim verdeckt offene Information verborgen spicken gucken schauen schummeln privat öffentlich aufdecken zeigen verraten erzählen erlaubt spoiler umgedreht besprechen reden beraten absprechen diskutieren unterhalten sagen abgucken',
  hints:
    'Tipp Hinweis Hilfe Chance Wahrscheinlichkeit Prozent Quote Glück Odds empfehlung bester ratlos coach berechnen rechner statistik erwartung mathe vorschlagen vorschlag schummeln risiko assistent festhängen Erklärungen Erklärung abschalten kennen schon',
  history:
    'Auftragshistorie Historie Protokoll vorherige Aktionen nachsehen verpasst übersehen früher rückblick passiert vergessen abgelenkt liste log wiederholen nochmal vorhin gesagt zurückblättern chronik',
  impossible:
    'nicht möglich unmöglich geht nicht ignorieren Effekt entfällt nicht genug teilweise illegal ungültig verpufft verpuffen verschwendet mangeln fehlen konflikt widerspruch nutzlos unspielbar wirkungslos unausführbar',
  interceptors:
    'Jäger Flugzeug Jet Luftwaffe Flieger Interceptor kampfjet kampfflugzeug pilot staffel wrack abgestürzt abgeschossen fahrzeug hangar miniatur luftflotte ersetzen',
  keys: 'Tasten Tastenkürzel Shortcuts Hotkeys Tastatur Buchstaben leertaste Esc pfeiltaste tippen PC laptop computer belegung deaktivieren tastenbelegung hotkey',
  loss: 'Misserfolg misslungen gescheitert Verlust sterben zerstört Loss Fehlwurf fehlgeschlagen verpatzt niete pech tot tod stirbt gleich niedriger kleiner darunter strafe verlieren würfelpech ausgelöscht draufgehen patzer Einheiten Eins gewürfelt Alienwürfel Verluste',
  menu: 'Hauptmenü Hilfe Uhr anhalten kostenlos Regeln einstellungen optionen beenden verlassen anleitung spielregel regelheft handbuch nachschlagen nachlesen einfrieren toilette klo zahnrad neustart',
  'mission-card':
    'Einsatzkarte Missionskarte Aufbau Belohnungen Feindfeld quest abschnitte slots beute preis region aufgedruckt etappen beschriftet',
  'mission-report':
    'Mission abgeschlossen melden Schritt 11 wurde in dieser Runde ein Einsatz abgeschlossen geschafft erfüllt nein antwort beantworten vorziehen beide erledigt gelungen',
  missions:
    'Mission Missionen Einsatz ausführen Belohnung Teile Schritt 9 quest abschnitt etappe beute schatz unfertig unvollständig rückzug überlebende ausgelöscht kampf kämpfen fortsetzen lohn Missionen Mission zwei gleichzeitig Runde schaffen abbrechen scheitern bleiben mehrere Runden',
  'new-technology':
    'Technologien ziehen neue Technologie verfügbar nachziehen auffüllen nachfüllen ergänzen sechs kartennachschub ausgeben erfindung oberste Handkartenlimit',
  orbit:
    'Umlaufbahn Weltraum Globus Weltall Weltraum himmel oben all folge stratosphäre platz kapazität darüber übriggeblieben',
  'orbit-report': 'UFOs im Orbit melden Anzahl Schritt 14 zählen eingeben untertasse eingabe antwort oben rundenende',
  'orbital-defense':
    'Orbit verteidigen Orbitalverteidigung UFOs im Orbit abschießen Schritt 5 schlacht weltraumschlacht laser kämpfen satellit übrig raumschiff himmel weltall verbleibend UFO abgeschossen bleibt Weltraumkampf Satelliten',
  packs:
    'Erweiterung eigene Karten Kartenpaket selbst gemacht Homebrew Mod import importieren DLC installieren herunterladen hochladen erstellen entwerfen bearbeiten autor JSON kaputt variante promo basteln fanmade',
  panic:
    'Panikanzeige Panik-Level Paniklevel Panikmarker Leiste Panikleiste Panik steigt sinkt höchste geringste gelb rot orange Angst furcht unruhe chaos stimmung moral terror stress hysterie beruhigen senken anzeige balken startwert anfangs reduzieren erhöhen retten runter Farben Karte',
  'panic-report':
    'Zusammenfassung Panik eingeben Farben Schritt 10 Rundenübersicht eingabe antwort status antippen zustand stand aktualisieren gelb prüfen',
  pause:
    'Pausenzeit pausieren anhalten unterbrechen fortsetzen Pause-Button Pausenknopf pausiert toilette klo WC türklingel anruf auszeit timeout warten einfrieren verschnaufpause diskutieren nachdenken trinken kind baby rauchen stoppen Stück oft Pipipause Tür klingelt Telefon',
  'physical-dice':
    'echte Würfel selbst würfeln eingeben richtige manuell würfelturm virtuell digital elektronisch umstellen vertrauen zufall zufallsgenerator eintippen mitbringen schummeln',
  'plan-card': 'Invasionsplankarte Aufbau masterplan agenda bösewicht kehrseite wenden schurke bogen poster',
  plans:
    'Invasionsplan Domination Infiltration Misdirection Occupation Onslaught Strategie der Aliens Szenario masterplan agenda variante verhalten charakteristik stil typ schwerster leichtester fokus ziel drahtzieher gegner alienplan',
  pushing:
    'Glück herausfordern weiter würfeln noch einmal würfeln aufhören stoppen pushen verweigern Risiko riskieren Wurf verweigern zocken gierig sicher zweimal freiwillig gezwungen erneut nochmal mehrmals wiederholung passen aussteigen zwang beenden dritter',
  recruit:
    'Soldaten anwerben Abfangjäger bauen rekrutieren kaufen Überschuss übrige Credits Schritt 2 angeworben gebaut Finanzüberschuss anheuern einstellen ersetzen auffüllen verstärkung wiederbeleben einkauf aufheben mitnehmen sparen restgeld verschwendet nachkaufen übrigbleiben Geld übrig nicht ausgegebenes Geld zurück behalten verfällt unverbraucht kostet Soldat Preis holen',
  refresh:
    'auffrischen aufrichten bereit machen enttappen Schritt 12 aufgefrischt unterhalt aufräumen reset zurücksetzen erholen aufladen drehen geradedrehen wecken reaktivieren neumischen wiederherstellen recycling',
  rerolls:
    'Wurf wiederholen neu würfeln Wiederholungswurf ändern ignorieren anwenden nach dem Würfeln mulligan zweite chance verhindern schicksal schlechter besser manipulieren modifikation nochmal drehen beeinflussen erneut neuwurf',
  research:
    'Forschung ausführen Labore Forschungskosten Schritt 4 erforschen erforscht erfinden entdecken studieren experiment wissenschaft freischalten entwickeln entwicklung lernen upgrade durchbruch treffer fertigstellen laborwurf fertig Fortschritt behalten bekommt sofort Labor',
  reserve:
    'Nachschubpool Nachschub Reservekarte Pool Vorrat lager bestand vorratslager kaserne hangar friedhof tot bank verfügbar unterschied beutel hinlegen depot',
  'return-units':
    'Einheiten kehren in die Reserve zurück Ende der Runde aufräumen Schritt 13 zurückkehren zurückholen einsammeln abräumen aufsammeln wegräumen heimkehren abziehen spielbrett leeren überlebende aufräumphase',
  roles:
    'Rolle Charakter Charaktere Spielercharaktere Spielerzahl zwei Spieler drei Spieler Anzahl der Spieler kooperativ Koop Spielerzahl zu zweit zu dritt zu viert 2 Spieler job posten platz fünf sechs 5 6 verteilen aufteilen kombinieren mindestens fehlender besetzung Personen Leute mitspielen Mitspieler wer macht was zuständig verantwortlich Aufgabenverteilung spielt Kinder leicht Anfänger',
  round:
    'Spielrunde Phasen Ablauf einer Runde zwischen den Runden Zug struktur überblick übersicht zusammenfassung zyklus grundlagen spielablauf erklären verschnaufen besprechen anfang rundenablauf hälfte tag durchatmen verschnaufen nächster Durchgang',
  salvage:
    'Artefakt geborgen Bergung Beute Leiche getöteter Feind Salvage kadaver körper überreste wrack schrott trophäe autopsie tötung preis sammeln behalten ressource leichen loot bergungsgut tote Feinde benutzen ausgeben',
  satellites: 'Satellit Uplink sat schüssel kanone offline waffe aufladen müde weltraum Sat Sats nächste Runde weg',
  'saved-seconds':
    'Zeit sparen vorzeitig gesparte Zeit Viertel früher fertig Extrazeit schnell ungenutzt verdienen belohnung beeilen tempo mitnehmen ansparen gutschreiben rest sammeln bonus zeitbonus',
  saves:
    'speichern laden Spielstand exportieren importieren Datei weiterspielen sichern anderes Gerät Akku leer beenden morgen fortsetzen absturz abgestürzt browser geschlossen tab neustart löschen wiederherstellen cloud laptop übertragen strom unterbrochen autosave aufgehängt war Fortschritt',
  scanner:
    'scannen rote Taste Scanner-Taste Scanner-Button leuchtet Licht UFO-Scanner lampe glühen blinkt sonar sensor detektor radar grau inaktiv verschwunden spähen ausgegraut',
  scientists: 'Wissenschaftler Forscher nerd laborkittel doktor professor müde streber geek laborant',
  score:
    'Punkte Wertung Punktzahl Ergebnis Endstand highscore bestenliste rangliste bewerten note summe negativ perfekt grafik vergleichen statistik minuspunkte siegpunkte leistung',
  scrambled:
    'gestört Störung gelbe Aktion gelbes Fenster Funk stören gestörte durcheinander verwirrt gemischt rauschen gehackt glitch überraschung blind chaos verfrüht vorzeitig früh störsignal vertauscht interferenz verdreht falsche Reihenfolge gelb Orbit stört kommt vor den Aliens warum vorgezogen vorher',
  setup:
    'Aufbau vorbereiten aufbauen Start Spielbeginn Checkliste Vorbereitung auspacken anordnen verteilen anfänglich mischen startaufstellung grundaufbau position erstes startmaterial',
  'several-devices':
    'zusammen online mehrere Geräte Handys Handy Netzwerk Multiplayer mitspielen Code QR Fernseher Tisch WLAN internet fern einladen freund lobby link Bluetooth tablet iPad Android getrennt verbindung rausgeflogen gastgeber gast verzögerung synchron vier Handys zu viert jeder eigenes Akku verlorenes Telefon',
  skills:
    'Fertigkeit Fertigkeitssymbol spezialisiert Goldsymbol goldumrandet golden Positionierung Kritisch Feuerkraft Teamwork Fähigkeiten Waffe Waffen Rüstung talent eigenschaft slot passend voraussetzung geeignet stern bonus fadenkreuz kugel gelb erlaubt draufstellen zwei Symbole gleichzeitig Soldat goldener Rand Nahkampf Hacken Schießen',
  soldiers:
    'Soldat Soldatenklasse Klasse Sturm Schwer Scharfschütze Unterstützung Truppen Sturmsoldat Bodentruppen jungs kämpfer infanterie krieger held männchen leute männer armee tot verwundet verletzt heilen söldner grenadier',
  solo: 'Solo alleine Einzelspieler ein Spieler Solospiel einsam einzelperson niemand selber single solitär solomodus alleinspiel',
  'squad-leader':
    'Truppführer Aufgaben des Einsatzleiters Charakter feldwebel hauptmann militär taktisch leutnant kämpfer armee soldatenführer gruppenführer',
  steps:
    'Auswertungsphase Schritte Reihenfolge der Schritte Ablauf checkliste prozedur nachspiel zweite hälfte anleitung nächstes danach etappe abwicklung abarbeiten kämpfe uhr',
  'success-markers':
    'Erfolgsmarker überzählige Erfolge überschüssige Marker Fortschritt verfallen übertragen treffer hit zähler würfelchen wunden behalten teilweise zurückgesetzt überschuss wundmarker mitnehmen overkill Plättchen bedeuten Technologie',
  symbols:
    'Legende Zeichen Symbol Icons Bedeutung Zeichenerklärung Charaktersymbol Phasensymbol glossar emblem piktogramm zeichnung logo stern waffe schild totenkopf kreis abkürzung erklärt ikone symbolübersicht fadenkreuz',
  'taking-back':
    'rückgängig zurücknehmen widerrufen Undo Fehler verklickt verdrückt versehentlich versehen ups falsch abbrechen zurückspulen strg-z bereuen umentscheiden anders überlegt zurücknahme storno früh gedrückt',
  tasks:
    'Aufgabe Würfelwurf Probe Test Treffer herausforderung kampf konflikt wettstreit duell würfelprobe prüfung begegnung bewältigen check ein Erfolg zwei nötig reicht nicht',
  tech: 'Technologie erforscht Technologiekarte Tech erfindung upgrade gadget waffe verbesserung freischalten dauerhaft sofort besitzer behalten fertig entdeckung',
  'tech-card':
    'Technologiekarte Forschungskosten Aufbau zahl ecke besitzer erfindung bauplan gadget aufgedruckt phasensymbol',
  threat:
    'Bedrohungsanzeige Bedrohungsleiste Bedrohungsmarker steigt zurücksetzen gefahr zeiger skala erhöhen alarm eskalation maximum balken klettern vergessen hochsetzen spannung obergrenze threat gefahrenstufe sinkt zurück eins fünf',
  ties: 'Gleichstand unentschieden gleiche Panik wer entscheidet gleich hoch patt identisch streiten streit tiebreaker stichentscheid gleichauf auflösen',
  'timed-cards':
    'Echtzeitkarte Karten in der Echtzeitphase jederzeit sofortkarte unterbrechen reagieren reaktion sanduhr stoppuhr dazwischenspielen dazwischen nach dem Timer spielen',
  'timed-phase':
    'Echtzeit Zeitphase Aktionsphase Aktionen erste hälfte hektik hektisch beeilen stoppuhr wettlauf sanduhr planung planungsphase stress befehle gleichzeitig zeitdruck',
  ufos: 'UFO Untertasse Raumschiff Invasionsstreitmacht fliegende mutterschiff flotte vorrat pool scheibe plastik fluggerät ausgehen aufgebraucht flugobjekt anzahl',
  'ufos-descend':
    'UFOs landen aus dem Orbit herunter Landung sinken invadieren ankommen fallen erde planet atmosphäre absteigen abstieg runter eintreten dritte herab Sinkflug',
  'ufos-detected':
    'UFO-Kontakt UFOs entdeckt UFOs platzieren neue UFOs auftauchen erscheinen ankunft spawn welle angriff flotte untertasse hinzufügen sichtung gesichtet',
  units:
    'Einheit Figuren Miniaturen Marker spielfiguren teile männchen püppchen truppen armee streitkräfte sorten pöppel unterhalt plastik',
  'virtual-table':
    'virtueller Tisch digital ohne Schachtel am Computer spielen online browser PC laptop simulator TTS tabletop automatisch hängt festhängen passen eingefroren weitergehen stockt',
  'xcom-cues':
    'XCOM-Aktion blaue Aktion optional bestätigen blaues Fenster Aktion OK freiwillig überspringen passen verpasst geschlossen weg verfallen ignorieren spät verschwunden auslassen weglassen wer drückt bestätigt fertig sein lassen',
  duration:
    'Spieldauer Dauer wie lange dauert eine Partie Spielzeit Stunden langsamer Spieler mehr Zeit Timer ausschalten abschalten kurz lang abend heute schnell entspannt gemütlich grübler denker paralyse feierabend bedenkzeit',
  'house-rules':
    'Hausregel Hausregeln Varianten Variante eigene Regeln anpassen abändern schwerer leichter alle dürfen pausieren harte Verluste Startcredits mehr Zeit Schalter wahlweise Regelvariante',
  sound:
    'Ton Töne Sound Audio Lautstärke laut leise stumm kein Ton Stimme Sprache Sprachausgabe Ansage Ansagen Sprecher Musik Alarm Signal Vibration Untertitel hören piepen geräusch erzähler nervig lautsprecher kopfhörer tonlos summen lauter leiser stummschalten TTS lied krach gehörlos schwerhörig',
  screen:
    'Sprache übersetzen Deutsch Englisch Russisch Chinesisch Textgröße Schriftgröße Schrift Buchstaben größer klein Darstellung dunkel hell Modus Dunkelmodus Farben farbenblind Farbenblindheit Rot-Grün-Schwäche Barrierefreiheit Linkshänder Animation Bewegung Bildschirm schwarz geht aus Akku zoom lesbar winzig brille sehschwäche kontrast linkshand helligkeit nacht flackern dimmen sperren umstellen Französisch Spanisch augen legasthenie vergrößern',
  ...evolution,
};

/** Words too common to search for. */
export const commonWords =
  'aber alle als am an auch auf aus bedeuten bedeutet bei bin da dabei damit dann darf darfst das dass dem den denn der des die dies diese diesem diesen dieser doch dort du dürfen dürft eigentlich ein eine einem einen einer eines einfach er es etwas euch eure für geht gerade gibt haben hat heißt hier ich ihr im in ist ja jetzt kann kein keine kommen kommt können könnt könnte machen macht mal man mehr mit muss möchte müssen nach neu neue neuen neuer neues nicht noch nur oder passieren passiert sein sich sie sind so soll sollen sollte sonst tun tut um und uns unser unsere vom von vor wann warum was weiß welche welchem welchen welcher welches wenn wer werden wie wieder will wir wird wo wofür wollen wozu während würde zu zum zur über';
