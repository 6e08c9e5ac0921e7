import type { outlook as english } from '../en/outlook.ts';
import type { Shape } from '../words.ts';

export const outlook = {
  question: 'Co je potřeba?',
  exact: {
    one: 'Zbývá {count} zápas. Uvedené platí, ať dopadne jakkoli.',
    few: 'Zbývají {count} zápasy. Uvedené platí, ať dopadnou jakkoli.',
    other: 'Zbývá {count} zápasů. Uvedené platí, ať dopadnou jakkoli.',
  },
  bound: {
    one: 'Zbývá {count} zápas.',
    few: 'Zbývají {count} zápasy.',
    other:
      'Zbývá {count} zápasů, příliš mnoho na to, aby šly projít všechny možnosti. Uvedené plyne jen z bodů; jisté může být i víc.',
  },
  nothingYet: 'Zatím není nic jisté ani vyloučené.',
  mark: {
    place: 'místo je jisté',
    zone: 'jistý {aim}',
  },
  aim: {
    playoff: 'postup do play-off\u00A0{name}',
    group: 'postup do {label} · {round}',
    place: '{place} místo',
    placeOrBetter: '{place} nebo lepší místo',
  },
  certainPlace: '{place} místo je jisté.',
  certain: 'Jistý {aim}.',
  out: 'Postup už není možný.',
  notFirst: 'První už být nemůže.',
  tie: 'Na {aim} stačí v posledním zápase remíza.',
  loss: {
    one: 'Na {aim} stačí v posledním zápase i prohra o jeden gól.',
    few: 'Na {aim} stačí v posledním zápase i prohra nejvýše o {count} góly.',
    other: 'Na {aim} stačí v posledním zápase i prohra nejvýše o {count} gólů.',
  },
  allWins: {
    one: 'Na {aim} stačí vyhrát poslední zápas.',
    few: 'Na {aim} stačí vyhrát všechny {count} zbývající zápasy.',
    other: 'Na {aim} stačí vyhrát všech {count} zbývajících zápasů.',
  },
  points: {
    one: 'Na {aim} stačí {count} bod ze zbývajících zápasů.',
    few: 'Na {aim} stačí {count} body ze zbývajících zápasů.',
    other: 'Na {aim} stačí {count} bodů ze zbývajících zápasů.',
  },
  pointsBound: {
    one: 'Na {aim} určitě stačí {count} bod ze zbývajících zápasů, možná i méně.',
    few: 'Na {aim} určitě stačí {count} body ze zbývajících zápasů, možná i méně.',
    other: 'Na {aim} určitě stačí {count} bodů ze zbývajících zápasů, možná i méně.',
  },
  atLeast: {
    one: 'Na {aim} potřebuje ještě aspoň {count} bod.',
    few: 'Na {aim} potřebuje ještě aspoň {count} body.',
    other: 'Na {aim} potřebuje ještě aspoň {count} bodů.',
  },
  beating: 'Stačí i samotná výhra v zápase s týmem {teams}.',
  nothingLess: 'Méně nestačí.',
  margin: {
    one: 'Na {aim} stačí výhra o {count} gól.',
    few: 'Na {aim} stačí výhra aspoň o {count} góly, při těsnější rozhodne skóre.',
    other: 'Na {aim} stačí výhra aspoň o {count} gólů, při těsnější rozhodne skóre.',
  },
  goalsWin: 'Na {aim} nestačí jen vyhrát, rozhodne i skóre.',
  goalsWins: 'Na {aim} nestačí ani vyhrát všechny zbývající zápasy, rozhodne i skóre.',
  goalsDone: 'Má dohráno. Na {aim} čeká, rozhodne skóre jiných zápasů.',
  othersDone: 'Má dohráno. Na {aim} čeká, rozhodnou jiné zápasy.',
  othersWin: 'Na {aim} musí vyhrát a potřebuje i pomoc jiných výsledků.',
  othersTie: 'Na {aim} potřebuje aspoň remízu a pomoc jiných výsledků.',
  othersPoints: {
    one: 'Na {aim} potřebuje aspoň {count} bod a pomoc jiných výsledků.',
    few: 'Na {aim} potřebuje aspoň {count} body a pomoc jiných výsledků.',
    other: 'Na {aim} potřebuje aspoň {count} bodů a pomoc jiných výsledků.',
  },
  others: 'Na {aim} potřebuje pomoc jiných výsledků.',
} as const satisfies Shape<typeof english>;
