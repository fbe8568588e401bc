import type { resolution as english } from '../../en/reference/resolution.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about the resolution phase: steps, tasks, the end. */
export const resolution: Record<keyof typeof english, EntryText> = {
  audit: {
    title: 'Finanzen prüfen',
    text: [
      'Der Commander zahlt einen Credit für jede Einheit auf dem Spielplan: in Laboren, im Orbit, auf Kontinenten, im Stützpunkt und auf beiden Einsätzen, auch für Soldaten, die dort seit der letzten Runde stehen. Einheiten auf Karten und in der Reserve kosten nichts.',
      'Für jeden fehlenden Credit steigt die Panik um 1 auf dem Kontinent mit der höchsten Panik, der noch nicht gefallen ist: ein [[deficit]].',
    ],
  },
  'base-damage': {
    title: 'Schaden am Stützpunkt',
    text: [
      'Die Schadensanzeige beginnt bei Blau und endet bei Orange. Jedes Mal, wenn der Marker auf ein rotes Feld rückt, führt der Einsatzleiter den [[critical-damage|kritischen Schaden]] des Invasionsplans aus.',
      'Auf Orange ist der Stützpunkt zerstört und die Partie verloren, sobald die App danach fragt.',
    ],
  },
  'base-defense': {
    title: 'Verteidigung des Stützpunkts',
    text: [
      'Setzt die Bedrohung auf 1, einmal für alle Feinde. Der Einsatzleiter wählt einen Feind und stellt Soldaten aus der Verteidigung des Stützpunkts auf dessen Symbole: einen pro Symbol, jeden mit der passenden Fertigkeit. Dann würfelt er.',
      'Erfolge bleiben als [[success-markers|Marker]] auf dem Feind; erreichen sie seinen Gesundheitswert, stirbt er und wird zum [[salvage|Artefakt]]. Bei einem Fehlschlag sterben die Soldaten, die auf ihm standen. Zwischen zwei Würfen darf der Einsatzleiter Feind und Soldaten beliebig wechseln.',
      'Am Ende macht jeder übrige Feind 1 [[base-damage|Schaden]], und alle Feinde im Stützpunkt werden abgelegt.',
    ],
  },
  'base-destroyed': {
    title: 'Stützpunkt zerstört?',
    text: [
      'Die App fragt, ob der Schaden am Stützpunkt auf Orange steht. Wenn ja, habt ihr verloren.',
      'Erreicht der Schaden schon vorher Orange, ist noch nichts verloren: Eine Reparatur vor diesem Schritt rettet den Stützpunkt.',
    ],
  },
  corrections: {
    title: 'Korrekturen',
    text: [
      'Einen falschen Eintrag in einer Meldung könnt ihr korrigieren, bis die erste Aktion der nächsten Runde vorbei ist, also auch zwischen den Runden. Es zählt, als wäre er von Anfang an richtig gewesen, selbst wenn die Partie dadurch endet oder doch weitergeht.',
      'Öffnet das Menü und wählt „Meldung korrigieren“.',
      'Auch später in der Runde könnt ihr noch melden, was ihr bemerkt: UFOs im Orbit oder die Farbe eines Kontinents. Was angesagt wurde, bleibt; es zählt, wenn die nächste Runde geplant wird. Öffnet das Menü und wählt „Spät Bemerktes melden“.',
    ],
  },
  'crisis-units': {
    title: 'Welche Einheiten eine Krise trifft',
    text: [
      'Tötet eine Karte einen Soldaten oder zerstört sie einen Abfangjäger, trifft es einen auf dem Spielplan, wenn dort einer ist, sonst einen von einer Karte oder aus der Reserve. Erschöpft eine Karte Satelliten oder Wissenschaftler, dann zuerst die auf dem Spielplan, dann die auf Karten, zuletzt die in der Reserve.',
      'Unter mehreren wählt der Commander. Was verloren geht, kommt in den Nachschub-Pool.',
    ],
  },
  'critical-damage': {
    title: 'Kritischer Schaden',
    text: [
      'Jedes Mal, wenn der [[base-damage]] ein rotes Feld erreicht, tritt der Effekt auf dem Invasionsplan einmal ein. Der Einsatzleiter führt ihn sofort aus.',
      'Zieht er eine [[crisis|Krise]], wenn die Krisen dieser Runde schon ausgeführt sind, wartet sie im Krisenpool auf die nächste Runde.',
    ],
  },
  deficit: {
    title: 'Finanzdefizit',
    text: [
      'Reichen die Finanzen beim [[audit|Prüfen der Finanzen]] nicht für alle Einheiten, gibt es ein Defizit. Für jeden fehlenden Credit steigt die Panik um 1 auf dem Kontinent mit der höchsten Panik, der noch nicht gefallen ist.',
      'Geht Credit für Credit vor: Fällt dieser Kontinent, trifft der nächste den, der jetzt die höchste Panik hat. Die Einheiten bleiben und werden in dieser Runde wie üblich eingesetzt.',
    ],
  },
  dice: {
    title: 'Würfel',
    text: [
      'Ein XCOM-Würfel hat sechs Seiten, zwei davon sind Erfolge. Der Alien-Würfel hat acht, von 1 bis 8, und wird bei jedem Wurf mitgeworfen. Ihr dürft mehr XCOM-Würfel werfen, als in der Schachtel sind.',
      'Werft einen Würfel für jede einsatzbereite Einheit auf dem Auftrag, einen mehr für jeden Soldaten auf einem Goldsymbol, auf das seine Klasse spezialisiert ist, einen mehr für jeden Elitesoldaten und dazu, was Karten bringen. Zusätzliche Würfel gibt es nur, wenn ihr schon mindestens einen habt, und nur für diesen Auftrag.',
    ],
  },
  end: {
    title: 'Sieg und Niederlage',
    text: [
      'Ihr gewinnt sofort, wenn der finale Einsatz abgeschlossen ist. Ihr verliert, wenn der Stützpunkt zerstört ist oder zwei Kontinente gefallen sind.',
      'Niemand gewinnt oder verliert, bevor die App fragt: erst nach dem Stützpunkt, dann nach dem finalen Einsatz, dann nach der Panik. Ein rechtzeitig abgeschlossener finaler Einsatz gewinnt also, auch wenn zwei Kontinente auf Orange stehen.',
    ],
  },
  'global-defense': {
    title: 'Globale Verteidigung',
    text: [
      'Der Commander geht die Kontinente in beliebiger Reihenfolge durch. Jeder ist ein eigener Auftrag, und die Bedrohung beginnt jedes Mal wieder bei 1. Jeder Erfolg zerstört dort ein UFO; bei einem Fehlschlag kommen die Abfangjäger dort in den Nachschub-Pool.',
      'Nach dem letzten Kontinent steigt die Panik: auf jedem Kontinent um 1 für jedes UFO, das dort noch ist. Die UFOs bleiben.',
    ],
  },
  impossible: {
    title: 'Wenn etwas nicht möglich ist',
    text: [
      'Führt von einem Effekt aus, was geht, und lasst den Rest weg: Ist noch ein UFO übrig, platziert eins. Geht gar nichts davon, passiert nichts.',
      'Bei Kosten ist es anders: Könnt ihr sie nicht ganz bezahlen, könnt ihr die Karte nicht benutzen. Am Bildschirm wird eine Karte, die nichts ändern würde, gar nicht angeboten.',
    ],
  },
  loss: {
    title: 'Fehlschlag',
    text: [
      'Ein Wurf ist ein Fehlschlag, wenn der Alien-Würfel nicht über der aktuellen Bedrohung liegt. Die Erfolge dieses Wurfs zählen trotzdem.',
      'Soldaten auf dem Auftrag sterben, Abfangjäger werden zerstört: Beide kommen in den Nachschub-Pool, und ein toter Soldat verliert seinen Elite-Marker. Wissenschaftler und Satelliten des Auftrags werden erschöpft.',
    ],
  },
  'mission-report': {
    title: 'Einsatz abgeschlossen?',
    text: [
      'Die App fragt, ob ihr in dieser Runde einen Einsatz abgeschlossen habt. Jeder bringt den [[final-mission|finalen Einsatz]] näher und in der nächsten Runde einen Credit mehr.',
    ],
  },
  missions: {
    title: 'Einsätze',
    text: [
      'Ein Einsatz hat drei Teile, die von links nach rechts erledigt werden. Setzt die Bedrohung einmal davor auf 1, nicht zwischen den Teilen. Vor jedem Wurf werden die Soldaten neu auf die Symbole gestellt; ein Teil mit Symbolen braucht einen Erfolg, ein Feind so viele wie sein Gesundheitswert. Ein getöteter Feind wird zum [[salvage|Artefakt]].',
      'Bei einem Fehlschlag sterben die Soldaten auf diesem Teil; wer noch lebt, darf weitermachen. Sind alle drei geschafft, nehmt ihr beide Belohnungen, die Soldaten kommen sofort in die Reserve, und die Karte kommt aus dem Spiel.',
      'Sonst bleiben Soldaten, Feinde und Marker für die nächste Runde liegen. Ist der finale Einsatz verfügbar, wählt der Einsatzleiter, welcher der beiden zuerst kommt.',
    ],
  },
  'orbit-report': {
    title: 'UFOs im Orbit',
    text: [
      'Der letzte Schritt: Sagt der App, wie viele UFOs im Orbit sind. Dann ist die Runde vorbei, und nichts läuft, bis ihr die nächste startet.',
    ],
  },
  'orbital-defense': {
    title: 'Orbitale Verteidigung',
    text: [
      'Der Central Officer wirft einen Würfel für jeden einsatzbereiten Satelliten im Orbit. Jeder Erfolg zerstört dort ein UFO; bei einem Fehlschlag werden die Satelliten erschöpft.',
      'Danach steigt die Panik für jedes übrige UFO im Orbit um 1 auf dem Kontinent mit der geringsten Panik, UFO für UFO; bei [[ties]] entscheidet der Commander. Die UFOs bleiben.',
    ],
  },
  'panic-report': {
    title: 'Panik melden',
    text: [
      'Sagt der App, welche Farbe das Feld jedes Kontinents hat. Verlegt dann alle UFOs eines gefallenen Kontinents in den Orbit. Sind zwei oder mehr gefallen, habt ihr verloren.',
    ],
  },
  pushing: {
    title: 'Weiterwürfeln',
    text: [
      'Nach einem Wurf ohne Fehlschlag dürft ihr euer Glück herausfordern und noch einmal würfeln, oder ihr hört auf. Nach jedem Wurf steigt die Bedrohung um 1, höchstens auf 5; weiterwürfeln dürft ihr auch bei 5.',
      'Nach einem Fehlschlag geht ein Auftrag mit den Einheiten weiter, die noch können: im Stützpunkt und auf Einsätzen mit den Soldaten, die noch leben, sonst mit Satelliten oder Wissenschaftlern, die eine Karte inzwischen aufgefrischt hat.',
      'Ihr dürft auch gar nicht würfeln oder aufhören, obwohl ihr noch Einheiten habt. Was der Auftrag androht, passiert trotzdem.',
    ],
  },
  recruit: {
    title: 'Anwerben und bauen',
    text: [
      'Nach dem Prüfen der Finanzen gibt der Commander aus, was übrig ist: einen Credit für jeden Soldaten oder Abfangjäger aus dem Nachschub-Pool. Sie kommen in die Reserve und sind sofort einsatzbereit. Was nicht ausgegeben wird, verfällt.',
    ],
  },
  refresh: {
    title: 'Auffrischen',
    text: [
      'Frischt alle erschöpften Karten auf, außerdem die erschöpften Satelliten und Wissenschaftler, die in der Reserve liegen: Mit dem Brettspiel dreht ihr die Karten wieder aufrecht und die Einheiten auf die Vorderseite. Legt jeden Ablagestapel unter seinen Kartenstapel; nur am Bildschirm wird er vorher gemischt.',
      'Ab diesem Schritt darf keine Karte mehr benutzt werden.',
    ],
  },
  rerolls: {
    title: 'Würfe verändern',
    text: [
      'Nach einem Wurf und vor seinen Folgen könnt ihr mit Karten Würfel neu werfen, Ergebnisse ändern oder einen Fehlschlag ignorieren. Zusätzliche Würfel kann dann keine Karte mehr bringen.',
      'Was am Ende daliegt, gilt, egal was es ist: Nach der letzten Änderung muss der Wurf angewandt werden.',
    ],
  },
  research: {
    title: 'Forschung',
    text: [
      'Labor I, II, III in dieser Reihenfolge, und die Bedrohung beginnt jedes Mal wieder bei 1. Werft einen Würfel für jeden einsatzbereiten Wissenschaftler; jeder Erfolg ist ein Marker auf der Technologie. Erreichen die Marker ihre Kosten, geht die Technologie an ihre Rolle und wirkt sofort.',
      'Bei einem Fehlschlag werden die Wissenschaftler dieses Labors erschöpft. Eine unfertige Technologie behält ihre Marker.',
    ],
  },
  'return-units': {
    title: 'Zurück in die Reserve',
    text: [
      'Alle Einheiten vom Spielplan und von Karten kommen in die Reserve, außer Soldaten auf einem nicht abgeschlossenen Einsatz. Erschöpfte kommen erschöpft zurück und setzen damit die nächste Runde aus.',
    ],
  },
  score: {
    title: 'Wertung',
    text: [
      '{scoreWon} Punkte für den Sieg. Dann Abzüge: {scoreUfo} für jedes UFO auf dem Spielplan, jeden Soldaten und jeden Abfangjäger im Nachschub-Pool; {scoreRed} für jeden roten Kontinent und jeden Schaden am Stützpunkt; {scoreFallen} für jeden gefallenen Kontinent.',
      'Dazu gibt es den Verlauf der Partie in Diagrammen und was die Aliens getan haben und warum.',
    ],
  },
  steps: {
    title: 'Auswertungsphase: die vierzehn Schritte',
    text: [
      'Finanzen prüfen, Anwerben und bauen, Krisen, Forschung, Orbitale Verteidigung, Globale Verteidigung, Verteidigung des Stützpunkts, Stützpunkt zerstört, Einsätze, Panik melden, Einsatz abgeschlossen, Auffrischen, Zurück in die Reserve, UFOs im Orbit. Immer in dieser Reihenfolge.',
      'Jeder Schritt zeigt, wem er gehört und was zu tun ist, und markiert, was oft vergessen wird.',
      'Was ein Schritt tut, geschieht nacheinander, immer nach dem Stand des Tisches in diesem Moment. Eine Karte dazwischen zählt.',
    ],
  },
  tasks: {
    title: 'Aufträge',
    text: [
      'Die Forschung in jedem Labor, die orbitale Verteidigung, jeder Kontinent, jeder Feind im Stützpunkt, jeder Teil eines Einsatzes: Über alle entscheiden die Würfel.',
      'Vor jedem Auftrag geht die Bedrohung auf 1 zurück; vor der Verteidigung des Stützpunkts und vor jedem Einsatz aber nur einmal.',
    ],
  },
  threat: {
    title: 'Bedrohung',
    text: [
      'Die Bedrohungsanzeige geht von {threatLeast} bis {threatMost}. Ein Wurf ist ein [[loss]], wenn der Alien-Würfel nicht darüber liegt. Nach jedem Wurf steigt sie um 1, höchstens auf {threatMost}; vor dem nächsten Auftrag geht sie auf {threatLeast} zurück, aber nicht zwischen den Feinden im Stützpunkt und nicht zwischen den Teilen eines Einsatzes.',
    ],
  },
  ties: {
    title: 'Gleichstand',
    text: [
      'Haben mehrere Kontinente die höchste oder die geringste Panik, wählt der Commander einen, bei jedem Schritt neu.',
      'Andere Entscheidungen trifft, wer den Effekt ausführt: wem die Karte gehört oder wessen Schritt oder Aktion es ist.',
    ],
  },
};
