import type { search as english } from '../en/search.ts';
import type { Shape } from '../words.ts';

export const search = {
  title: 'Szukaj',
  close: 'Zamknij wyszukiwanie',
  clear: 'Wyczyść',
  hint: 'Znaki diakrytyczne i literówki nie przeszkadzają: „zdarna” znajdzie Žďárná.',
  loading: 'Przygotowywanie wyszukiwania…',
  results: {
    zero: 'Nic nie znaleziono',
    one: '{count} wynik',
    few: '{count} wyniki',
    many: '{count} wyników',
    other: '{count} wyników',
  },
  nothing: 'Nic nie pasuje do „{question}”. Spróbuj mniej słów lub innych.',
  offline: 'Brak sieci: przeszukiwane są dane zapisane w tym urządzeniu.',
  unprepared: 'Brak sieci, a w tym urządzeniu nie ma jeszcze czego przeszukać.',
  failed: 'Nie udało się przygotować wyszukiwania.',
  again: 'Spróbuj ponownie',
  kind: {
    team: 'Drużyny',
    club: 'Kluby',
    player: 'Zawodnicy',
    match: 'Mecze',
    hall: 'Hale',
    category: 'Kategorie',
    group: 'Grupy i rundy',
    statistics: 'Statystyki',
    referee: 'Sędziowie',
    country: 'Kraje',
  },
  more: {
    one: 'i jeszcze {count}',
    few: 'i jeszcze {count}',
    many: 'i jeszcze {count}',
    other: 'i jeszcze {count}',
  },
  number: 'nr\u00a0{number}',
  match: '{home} – {away}',
  open: 'do ustalenia',
  teams: { one: '{count} drużyna', few: '{count} drużyny', many: '{count} drużyn', other: '{count} drużyn' },
} as const satisfies Shape<typeof english>;
