import type { TextsOf } from '../../cards.ts';

export const enemies: TextsOf<'enemies'> = {
  'sectoid-scout': { name: 'Sectoid Scout' },
  'sectoid-drone': { name: 'Sectoid Worker' },
  'sectoid-commander': { name: 'Sectoid Mastermind', text: 'After a roll that does not kill it, it loses 1 success.' },
  'muton-grunt': { name: 'Muton Grunt' },
  'muton-brawler': { name: 'Muton Brawler' },
  'muton-elite': { name: 'Muton Veteran', text: 'Left in the base, it deals 2 damage.' },
  'floater-raider': { name: 'Floater Raider' },
  'floater-gunner': { name: 'Floater Gunner' },
  'outsider-shard': { name: 'Outsider Splinter' },
  'outsider-prism': { name: 'Outsider Prism', text: 'Leaves no salvage.' },
  'thin-man-courier': { name: 'Thin Man Courier' },
  'thin-man-spitter': { name: 'Thin Man Spitter', text: 'A roll is also a loss when the alien die shows 8.' },
  'chryssalid-stalker': { name: 'Chryssalid Stalker' },
  'chryssalid-brood': { name: 'Chryssalid Brood', text: 'A roll is also a loss when the alien die shows 7.' },
  'cyberdisc-hunter': { name: 'Cyberdisc Hunter' },
  'cyberdisc-mender': { name: 'Cyberdisc Mender', text: 'After a roll that does not kill it, it loses 1 success.' },
  'sectopod-walker': { name: 'Sectopod Walker' },
  'sectopod-siege': { name: 'Sectopod Siege Frame', text: 'Left in the base, it deals 2 damage.' },
  'ethereal-adept': { name: 'Ethereal Adept' },
  'ethereal-lord': { name: 'Ethereal Lord', text: 'Leaves no salvage.' },
};
