import type { outlook as english } from '../en/outlook.ts';
import type { Shape } from '../words.ts';

/** What can still become of the teams of a group. `{aim}` is one of the aims; it is alike in nominative and accusative. */
export const outlook = {
  question: 'Co jest potrzebne?',
  exact: {
    one: 'Pozostał {count} mecz. To obowiązuje niezależnie od wyniku.',
    few: 'Pozostały {count} mecze. To obowiązuje niezależnie od wyników.',
    many: 'Pozostało {count} meczów. To obowiązuje niezależnie od wyników.',
    other: 'Pozostało {count} meczów. To obowiązuje niezależnie od wyników.',
  },
  bound: {
    one: 'Pozostał {count} mecz.',
    few: 'Pozostały {count} mecze.',
    many: 'Pozostało {count} meczów: za dużo, by sprawdzić wszystkie możliwości. To wynika tylko z punktów; pewne może być więcej.',
    other:
      'Pozostało {count} meczów: za dużo, by sprawdzić wszystkie możliwości. To wynika tylko z punktów; pewne może być więcej.',
  },
  nothingYet: 'Nic nie jest jeszcze pewne ani wykluczone.',
  mark: {
    place: 'miejsce jest pewne',
    zone: 'pewne: {aim}',
  },
  aim: {
    playoff: 'awans do fazy pucharowej\u00A0{name}',
    group: 'awans do {label} · {round}',
    place: '{place} miejsce',
    placeOrBetter: '{place} miejsce lub lepsze',
  },
  certainPlace: '{place} miejsce jest pewne.',
  certain: 'Pewne: {aim}.',
  out: 'Awans nie jest już możliwy.',
  notFirst: 'Pierwsze miejsce nie jest już możliwe.',
  tie: 'Na {aim} wystarczy remis w ostatnim meczu.',
  loss: {
    one: 'Na {aim} wystarczy nawet porażka jedną bramką w ostatnim meczu.',
    few: 'Na {aim} wystarczy nawet porażka najwyżej {count} bramkami w ostatnim meczu.',
    many: 'Na {aim} wystarczy nawet porażka najwyżej {count} bramkami w ostatnim meczu.',
    other: 'Na {aim} wystarczy nawet porażka najwyżej {count} bramkami w ostatnim meczu.',
  },
  allWins: {
    one: 'Na {aim} wystarczy wygrać ostatni mecz.',
    few: 'Na {aim} wystarczy wygrać wszystkie {count} pozostałe mecze.',
    many: 'Na {aim} wystarczy wygrać wszystkie pozostałe mecze ({count}).',
    other: 'Na {aim} wystarczy wygrać wszystkie pozostałe mecze ({count}).',
  },
  points: {
    one: 'Na {aim} wystarczy {count} punkt z pozostałych meczów.',
    few: 'Na {aim} wystarczą {count} punkty z pozostałych meczów.',
    many: 'Na {aim} wystarczy {count} punktów z pozostałych meczów.',
    other: 'Na {aim} wystarczy {count} punktów z pozostałych meczów.',
  },
  pointsBound: {
    one: 'Na {aim} na pewno wystarczy {count} punkt z pozostałych meczów, może mniej.',
    few: 'Na {aim} na pewno wystarczą {count} punkty z pozostałych meczów, może mniej.',
    many: 'Na {aim} na pewno wystarczy {count} punktów z pozostałych meczów, może mniej.',
    other: 'Na {aim} na pewno wystarczy {count} punktów z pozostałych meczów, może mniej.',
  },
  atLeast: {
    one: 'Na {aim} potrzebny co najmniej jeszcze {count} punkt.',
    few: 'Na {aim} potrzebne co najmniej jeszcze {count} punkty.',
    many: 'Na {aim} potrzeba co najmniej jeszcze {count} punktów.',
    other: 'Na {aim} potrzeba co najmniej jeszcze {count} punktów.',
  },
  beating: 'Wystarczy też sama wygrana z drużyną {teams}.',
  nothingLess: 'Nic mniej nie wystarczy.',
  margin: {
    one: 'Na {aim} wystarczy wygrana {count} bramką.',
    few: 'Na {aim} wystarczy wygrana co najmniej {count} bramkami; przy niższej decydują bramki.',
    many: 'Na {aim} wystarczy wygrana co najmniej {count} bramkami; przy niższej decydują bramki.',
    other: 'Na {aim} wystarczy wygrana co najmniej {count} bramkami; przy niższej decydują bramki.',
  },
  goalsWin: 'Nawet przy wygranej o celu ({aim}) decydują bramki.',
  goalsWins: 'Nawet przy wygraniu wszystkich pozostałych meczów o celu ({aim}) decydują bramki.',
  goalsDone: 'Wszystko rozegrane: o celu ({aim}) decydują bramki w innych meczach.',
  othersDone: 'Wszystko rozegrane: o celu ({aim}) decydują inne mecze.',
  othersWin: 'Na {aim} potrzebna wygrana i pomoc innych wyników.',
  othersTie: 'Na {aim} potrzebny co najmniej remis i pomoc innych wyników.',
  othersPoints: {
    one: 'Na {aim} potrzebny co najmniej {count} punkt i pomoc innych wyników.',
    few: 'Na {aim} potrzebne co najmniej {count} punkty i pomoc innych wyników.',
    many: 'Na {aim} potrzeba co najmniej {count} punktów i pomocy innych wyników.',
    other: 'Na {aim} potrzeba co najmniej {count} punktów i pomocy innych wyników.',
  },
  others: 'Na {aim} potrzebna pomoc innych wyników.',
} as const satisfies Shape<typeof english>;
