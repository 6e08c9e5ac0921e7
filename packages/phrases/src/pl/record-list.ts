import type { recordList as english } from '../en/record-list.ts';
import type { Shape } from '../words.ts';

export const recordList = {
  open: 'Importuj listę…',
  title: { halls: 'Hale z listy', officials: 'Sędziowie z listy' },
  back: { halls: 'Obiekty', officials: 'Sędziowie' },
  hint: {
    halls:
      'Wklej tabelę z nagłówkiem albo wybierz plik XLSX lub CSV. Kolumny: nazwa, adres, miasto, współrzędne jak 49.68, 18.35, boiska, miejsca. Przed potwierdzeniem nic się nie zapisze.',
    officials:
      'Wklej tabelę z nagłówkiem albo wybierz plik XLSX lub CSV. Kolumny: imię i nazwisko, e-mail, telefon, kraj, licencja, partner. Przed potwierdzeniem nic się nie zapisze i nikt nie dostanie maila.',
  },
  invite: {
    one: 'Zaproś 1 sędziego',
    few: 'Zaproś {count} sędziów',
    many: 'Zaproś {count} sędziów',
    other: 'Zaproś {count} sędziego',
  },
  inviteHint:
    'Każdy dostanie konto i mail z linkiem, który ustawia hasło. Potem widzi i zmienia swoją rejestrację. Kto ma już konto z tym adresem, znajdzie rejestrację w nim, bez maila. Zaproszeni zostają, nawet gdy import zostanie cofnięty.',
  invited:
    'Zaproszeni mailem: {invited}. Dodani do kont: {linked}. Pominięci, bo mają już konto albo ich konto nie potwierdziło adresu: {left}.',
  done: {
    halls: 'Zaimportowano: nowe hale {created}, uzupełnione {updated}.',
    officials:
      'Zaimportowano: nowi sędziowie {created}, uzupełnieni {updated}. Nowi czekają na zatwierdzenie wśród sędziów.',
  },
  paste: 'Tabela z nagłówkiem',
  none: 'Na tej liście nie ma nic, co zmieniłoby edycję.',
  aside: {
    one: '1 wiersz nie jest wpisem: {lines}',
    few: '{count} wiersze nie są wpisami: {lines}',
    many: '{count} wierszy nie jest wpisami: {lines}',
    other: '{count} wiersza nie jest wpisami: {lines}',
  },
  unknown: 'Kolumny, których nie odczytano: {columns}',
  missing: 'Brakuje kolumny z nazwami.',
  isNew: 'To ktoś lub coś innego',
  details: 'Szczegóły',
  isRecord: 'To {name}',
  column: {
    name: 'Nazwa hali',
    code: 'Kod',
    address: 'Adres',
    city: 'Miasto',
    coordinates: 'Współrzędne',
    courts: 'Boiska',
    seats: 'Miejsca',
    note: 'Uwagi',
    lastName: 'Nazwisko',
    firstName: 'Imię',
    email: 'E-mail',
    phone: 'Telefon',
    country: 'Kraj',
    licence: 'Licencja',
    licenceNumber: 'Numer licencji',
    partner: 'Partner',
    street: 'Ulica',
    zip: 'Kod pocztowy',
  },
  violation: {
    'name-missing': 'Brakuje nazwy.',
    'text-too-long': 'Ten tekst jest za długi: {field}',
    'code-invalid': 'Kod ma tylko litery i cyfry, bez spacji.',
    'code-taken': 'Kod {code} ma inna hala.',
    'courts-invalid': 'Liczba boisk to liczba od 1 do 9.',
    'seats-invalid': 'Liczba miejsc jest liczbą.',
    'coordinates-invalid': 'Współrzędne to szerokość i długość geograficzna, na przykład 49.68, 18.35.',
    'country-unknown': 'Nie znamy kraju {text}.',
    'email-invalid': 'To nie jest adres e-mail.',
    'same-record': 'Jest już coś podobnego. Czy to to samo?',
    'name-order': 'Sprawdź, co jest imieniem.',
    encoding: 'Sprawdź litery.',
    kept: 'Zostaje tak, jak jest zapisane: {field}',
  },
} as const satisfies Shape<typeof english>;
