import type { find as english } from '../en/find.ts';
import type { Shape } from '../words.ts';

export const find = {
  title: 'Znajdź',
  close: 'Zamknij',
  open: 'do rozstrzygnięcia',
  placeholder: 'Klub, osoba, symbol, mecz, ustawienie',
  nothing: 'Nic nie znaleziono. Spróbuj mniej słów lub innych.',
  symbol: 'symbol {symbol}',
  results: {
    zero: 'nic nie znaleziono',
    one: '{count} wynik',
    few: '{count} wyniki',
    many: '{count} wyników',
    other: '{count} wyniku',
  },
  more: {
    one: 'i {count} więcej',
    few: 'i {count} więcej',
    many: 'i {count} więcej',
    other: 'i {count} więcej',
  },
  teams: {
    zero: 'brak drużyn',
    one: '{count} drużyna',
    few: '{count} drużyny',
    many: '{count} drużyn',
    other: '{count} drużyny',
  },
  key: {
    actions: 'akcje',
    matches: 'mecze',
    people: 'osoby',
    symbols: 'symbole',
  },
  kind: {
    club: 'Kluby',
    team: 'Drużyny',
    person: 'Osoby',
    document: 'Faktury i symbole',
    match: 'Mecze',
    place: 'Miejsca',
    page: 'Strony',
    action: 'Akcje',
    setting: 'Ustawienia',
  },
  person: {
    account: 'konto',
    referee: 'sędzia',
    contact: 'kontakt klubu',
    staff: 'opiekun',
  },
  action: {
    writeMessage: 'Napisz wiadomość',
    importClubs: 'Kluby z listy',
    addPlace: 'Nowe miejsce',
    changePlan: 'Coś się stało: zmień plan',
    checkInClub: 'Odprawa: {club}',
    moneyOf: 'Faktury i płatności: {club}',
  },
} as const satisfies Shape<typeof english>;
