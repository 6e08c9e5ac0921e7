import type { reporterFinish as english } from '../en/reporter-finish.ts';
import type { Shape } from '../words.ts';

/** Dialogs that end a match, or its first half. */
export const reporterFinish = {
  finish: {
    title: 'Zakończ i zatwierdź',
    ask: 'Po zatwierdzeniu meczu nie można już zmieniać. Zatwierdzić?',
    hold: 'Przytrzymaj: zatwierdź',
    score: 'Wynik zgodny z tablicą w hali',
    notChecked: 'Wyniku nie porównano z tablicą w hali',
    compare: 'Porównaj',
    referee: 'Sędzia 1 wpisany',
    noReferee: 'Sędzia 1 jest wymagany',
    rosters: 'Składy potwierdzone',
    noRosters: 'Składy niepotwierdzone',
    fill: 'Skład',
    unsent: {
      one: '{count} zdarzenie czeka na sieć: zatwierdzenie po wysłaniu na serwer',
      few: '{count} zdarzenia czekają na sieć: zatwierdzenie po wysłaniu na serwer',
      many: '{count} zdarzeń czeka na sieć: zatwierdzenie po wysłaniu na serwer',
      other: '{count} zdarzeń czeka na sieć: zatwierdzenie po wysłaniu na serwer',
    },
    attention: 'Niektóre zdarzenia trzeba najpierw wyjaśnić',
    show: 'Pokaż',
    approvals: 'Osoby towarzyszące obu drużyn zatwierdzają wynik',
    official: 'Osoba towarzysząca drużyny {team}',
    approveResult: 'Zatwierdź',
    approvedBy: '{team}: wynik zatwierdza {name}',
    takeBack: 'Cofnij',
    remarks: 'Uwagi do protokołu (opcjonalnie)',
    questions: {
      'player-unknown': 'Zawodnik jeszcze niewpisany: {what}',
      'third-suspension-without-red': 'Trzecia kara 2 minut bez czerwonej kartki: {who}',
      'time-outside-stage': 'Czas poza połową: {what}',
    },
  },
  difference: {
    title: 'Co się różni',
    show: 'Zobacz różnice',
    added: 'Nie było tego przy zatwierdzaniu',
    removed: 'Było przy zatwierdzaniu, ale już tego nie ma',
    changed: 'Zmienione po zatwierdzeniu',
    refused: 'Serwer tego nie przyjął. Zatwierdzenie to odrzuci.',
    before: 'przedtem: {what}',
    none: 'Nic się już nie różni. Proszę zatwierdzić ponownie.',
    on: 'Prowadź protokół dalej',
    now: 'Wynik teraz',
  },
  secondHalf: {
    title: 'Początek 2. połowy',
    ask: 'Co pokazuje zegar w hali?',
    moves: {
      one: '{count} zdarzenie przejdzie do 2. połowy:',
      few: '{count} zdarzenia przejdą do 2. połowy:',
      many: '{count} zdarzeń przejdzie do 2. połowy:',
      other: '{count} zdarzeń przejdzie do 2. połowy:',
    },
    start: 'Zacznij od {time}',
    open: 'Zacznij 2. połowę…',
    missing: 'Nie zapisano 2. połowy',
    ended: 'Tak się skończył',
  },
} as const satisfies Shape<typeof english>;
