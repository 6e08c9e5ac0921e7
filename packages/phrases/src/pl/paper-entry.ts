import type { paperEntry as en } from '../en/paper-entry.ts';
import type { Shape } from '../words.ts';

/** Late entry from the paper sheet by the keyboard. */
export const paperEntry = {
  title: 'Z papierowego protokołu',
  line: 'Wiersz, potem Enter (na przykład 12 A 7)',
  record: 'Zapisz',
  help: 'Jak pisać wiersz',
  example:
    'Minuta, A (gospodarze) lub B (goście), numer, litera. Bez minuty obowiązuje poprzednia. O i litera to osoba towarzysząca. Wiersz − cofa ostatnie zdarzenie.',
  shootout:
    'X zamiast minuty to rzuty karne: X A 7 to bramka, X A 7 M to niecelny rzut. Minuty po końcu to dogrywka.',
  photos: {
    title: 'Zdjęcia protokołu papierowego',
    take: 'Sfotografuj protokół',
    name: 'Zdjęcie {number}',
    sent: 'na serwerze',
    waiting: 'na urządzeniu, niewysłane',
    erase: 'Usuń',
    eraseSure: 'Na pewno usuń',
    private:
      'Zdjęcia widzą tylko osoby, które mogą zapisywać ten mecz. Są usuwane razem z nazwiskami edycji.',
    unreadable: 'Nie można odczytać tego obrazu. Sfotografuj protokół ponownie.',
    full: 'Na urządzeniu nie ma miejsca na zdjęcie: nie zostało zapisane. Zwolnij miejsce i zrób zdjęcie ponownie.',
    away: 'Nie udało się usunąć zdjęcia: serwer jest nieosiągalny.',
  },
  problem: {
    unreadable: 'Nie można odczytać tego wiersza. Napisz na przykład 12 A 7 lub 12 A 7 S.',
    'no-minute': 'Najpierw wpisz minutę: nie ma poprzedniego wiersza.',
    'minute-outside': 'Ta minuta jest po końcu meczu.',
    'no-shootout': 'W meczu grupowym nie ma rzutów karnych.',
    'number-unknown': 'Nikt w składzie nie ma tego numeru. Uzupełnij skład albo pomiń numer.',
    'official-cannot-score': 'Osoba towarzysząca nie może zdobyć bramki.',
  },
  key: {
    goal: '–',
    'seven-metre-goal': 'P',
    'seven-metre-miss': 'M',
    'two-minutes': 'S',
    'yellow-card': 'Y, Z',
    'red-card': 'R',
    'blue-card': 'B',
    'team-timeout': 'T',
  },
} as const satisfies Shape<typeof en>;
