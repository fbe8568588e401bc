import type { TextsOf } from '../../cards.ts';

export const enemies: TextsOf<'enemies'> = {
  'sectoid-scout': { name: 'Sektoid-Späher' },
  'sectoid-drone': { name: 'Sektoid-Arbeiter' },
  'sectoid-commander': {
    name: 'Sektoid-Vordenker',
    text: 'Nach einem Wurf, der ihn nicht tötet, verliert er 1 Erfolg.',
  },
  'muton-grunt': { name: 'Muton-Fußsoldat' },
  'muton-brawler': { name: 'Muton-Schläger' },
  'muton-elite': { name: 'Muton-Veteran', text: 'Bleibt er im Stützpunkt, verursacht er 2 Schaden.' },
  'floater-raider': { name: 'Schweber-Plünderer' },
  'floater-gunner': { name: 'Schweber-Schütze' },
  'outsider-shard': { name: 'Außenseiter-Splitter' },
  'outsider-prism': { name: 'Außenseiter-Prisma', text: 'Hinterlässt kein Artefakt.' },
  'thin-man-courier': { name: 'Dünner Mann, Kurier' },
  'thin-man-spitter': {
    name: 'Dünner Mann, Giftspucker',
    text: 'Auch bei einer 8 auf dem Alien-Würfel ist der Wurf ein Fehlschlag.',
  },
  'chryssalid-stalker': { name: 'Lauernde Chryssalide' },
  'chryssalid-brood': {
    name: 'Chryssaliden-Brut',
    text: 'Auch bei einer 7 auf dem Alien-Würfel ist der Wurf ein Fehlschlag.',
  },
  'cyberdisc-hunter': { name: 'Cyberdisc-Jäger' },
  'cyberdisc-mender': {
    name: 'Cyberdisc-Mechaniker',
    text: 'Nach einem Wurf, der ihn nicht tötet, verliert er 1 Erfolg.',
  },
  'sectopod-walker': { name: 'Sektopoden-Schreiter' },
  'sectopod-siege': { name: 'Sektopoden-Rammbock', text: 'Bleibt er im Stützpunkt, verursacht er 2 Schaden.' },
  'ethereal-adept': { name: 'Ätherischer Adept' },
  'ethereal-lord': { name: 'Ätherischer Fürst', text: 'Hinterlässt kein Artefakt.' },
};
