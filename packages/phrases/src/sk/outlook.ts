import type { outlook as english } from '../en/outlook.ts';
import type { Shape } from '../words.ts';

export const outlook = {
  question: 'Čo treba?',
  exact: {
    one: 'Zostáva {count} zápas. Uvedené platí, nech dopadne akokoľvek.',
    few: 'Zostávajú {count} zápasy. Uvedené platí, nech dopadnú akokoľvek.',
    other: 'Zostáva {count} zápasov. Uvedené platí, nech dopadnú akokoľvek.',
  },
  bound: {
    one: 'Zostáva {count} zápas.',
    few: 'Zostávajú {count} zápasy.',
    other:
      'Zostáva {count} zápasov, príliš veľa na to, aby sa prešli všetky možnosti. Uvedené vyplýva len z bodov; istého môže byť viac.',
  },
  nothingYet: 'Zatiaľ nie je nič isté ani vylúčené.',
  mark: {
    place: 'miesto je isté',
    zone: 'isté: {aim}',
  },
  aim: {
    playoff: 'postup do play-off\u00A0{name}',
    group: 'postup do {label} · {round}',
    place: '{place} miesto',
    placeOrBetter: '{place} alebo lepšie miesto',
  },
  certainPlace: '{place} miesto je isté.',
  certain: 'Isté: {aim}.',
  out: 'Postup už nie je možný.',
  notFirst: 'Prvý už byť nemôže.',
  tie: 'Na {aim} stačí v poslednom zápase remíza.',
  loss: {
    one: 'Na {aim} stačí v poslednom zápase aj prehra o jeden gól.',
    few: 'Na {aim} stačí v poslednom zápase aj prehra najviac o {count} góly.',
    other: 'Na {aim} stačí v poslednom zápase aj prehra najviac o {count} gólov.',
  },
  allWins: {
    one: 'Na {aim} stačí vyhrať posledný zápas.',
    few: 'Na {aim} stačí vyhrať všetky {count} zostávajúce zápasy.',
    other: 'Na {aim} stačí vyhrať všetkých {count} zostávajúcich zápasov.',
  },
  points: {
    one: 'Na {aim} stačí {count} bod zo zostávajúcich zápasov.',
    few: 'Na {aim} stačia {count} body zo zostávajúcich zápasov.',
    other: 'Na {aim} stačí {count} bodov zo zostávajúcich zápasov.',
  },
  pointsBound: {
    one: 'Na {aim} určite stačí {count} bod zo zostávajúcich zápasov, možno aj menej.',
    few: 'Na {aim} určite stačia {count} body zo zostávajúcich zápasov, možno aj menej.',
    other: 'Na {aim} určite stačí {count} bodov zo zostávajúcich zápasov, možno aj menej.',
  },
  atLeast: {
    one: 'Na {aim} potrebuje ešte aspoň {count} bod.',
    few: 'Na {aim} potrebuje ešte aspoň {count} body.',
    other: 'Na {aim} potrebuje ešte aspoň {count} bodov.',
  },
  beating: 'Stačí aj samotná výhra v zápase s tímom {teams}.',
  nothingLess: 'Nič menšie nestačí.',
  margin: {
    one: 'Na {aim} stačí výhra o {count} gól.',
    few: 'Na {aim} stačí výhra aspoň o {count} góly, pri tesnejšej rozhodne skóre.',
    other: 'Na {aim} stačí výhra aspoň o {count} gólov, pri tesnejšej rozhodne skóre.',
  },
  goalsWin: 'Na {aim} nestačí len vyhrať, rozhodne aj skóre.',
  goalsWins: 'Na {aim} nestačí ani vyhrať všetky zostávajúce zápasy, rozhodne aj skóre.',
  goalsDone: 'Má dohrané. Na {aim} čaká, rozhodne skóre iných zápasov.',
  othersDone: 'Má dohrané. Na {aim} čaká, rozhodnú iné zápasy.',
  othersWin: 'Na {aim} musí vyhrať a potrebuje aj pomoc iných výsledkov.',
  othersTie: 'Na {aim} potrebuje aspoň remízu a pomoc iných výsledkov.',
  othersPoints: {
    one: 'Na {aim} potrebuje aspoň {count} bod a pomoc iných výsledkov.',
    few: 'Na {aim} potrebuje aspoň {count} body a pomoc iných výsledkov.',
    other: 'Na {aim} potrebuje aspoň {count} bodov a pomoc iných výsledkov.',
  },
  others: 'Na {aim} potrebuje pomoc iných výsledkov.',
} as const satisfies Shape<typeof english>;
