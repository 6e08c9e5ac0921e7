import type { bracket as english } from '../en/bracket.ts';
import type { Shape } from '../words.ts';

export const bracket = {
  heading: 'Play-off {letter}',
  title: 'Play-off {letter} {category}',
  description: 'Play-off {letter}, {category}: všetky zápasy na ceste do finále. {tournament}.',
  sentence: 'Všetky zápasy na ceste do finále',
  back: 'Kategória {code}',
  teams: { one: '{count} tím', few: '{count} tímy', other: '{count} tímov' },
  progress: { one: 'odohrané: {played} z {count} zápasu', other: 'odohrané: {played} z {count} zápasov' },
  winner: 'Víťaz: {team}',
  siblings: 'Play-off kategórie',
  views: 'Zobrazenie',
  view: { rounds: 'Kolá', tree: 'Pavúk', list: 'Zoznam' },
  rounds: 'Kolá',
  round: '{number}. kolo',
  finals: 'Finále',
  titleTree: 'Cesta za titulom',
  places: 'O {from}. – {to}. miesto',
  singles: 'Zápasy o umiestnenie',
  directSeat: 'Priamy postup',
  bye: 'voľný los',
  leads: '→ {group}',
  road: {
    label: 'Cesta tímu',
    none: 'Vyberte tím',
    clear: 'Prestať zvýrazňovať cestu tímu {team}',
    show: 'Zvýrazniť cestu tímu',
  },
  zoom: {
    region: 'Pavúk. Šípky ho posúvajú, plus a mínus ho zväčšujú a zmenšujú.',
    controls: 'Zväčšenie',
    in: 'Zväčšiť',
    out: 'Zmenšiť',
    fit: 'Prispôsobiť šírke',
  },
  list: {
    caption: 'Play-off {letter} {category} ako zoznam',
    time: 'Čas',
    match: 'Zápas',
    score: 'Skóre',
    number: 'Č.',
    next: 'Víťaz do',
  },
  unknown: {
    heading: 'Také play-off nie je',
    text: 'Play-off {letter} v kategórii {code} nie je.',
  },
  empty: {
    heading: 'Čaká sa na žrebovanie',
    text: 'Zápasy tohto play-off zatiaľ nie sú zverejnené.',
  },
} as const satisfies Shape<typeof english>;
