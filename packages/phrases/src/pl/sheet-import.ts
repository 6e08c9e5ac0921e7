import type { sheetImport as english } from '../en/sheet-import.ts';
import type { Shape } from '../words.ts';

export const sheetImport = {
  read: 'Odczytaj listę',
  choose: 'Wybierz plik',
  chooseAnother: 'Wybierz inny plik',
  reading: 'Wczytywanie listy…',
  preview: 'Nic jeszcze nie zapisano. Tak by to wyglądało:',
  confirm: {
    one: 'Importuj 1 wiersz',
    few: 'Importuj {count} wiersze',
    many: 'Importuj {count} wierszy',
    other: 'Importuj {count} wiersza',
  },
  waiting: {
    one: '1 wiersz czeka na odpowiedź',
    few: '{count} wiersze czekają na odpowiedź',
    many: '{count} wierszy czeka na odpowiedź',
    other: '{count} wiersza czeka na odpowiedź',
  },
  leftOut: {
    one: '1 wiersz pominięty',
    few: '{count} wiersze pominięte',
    many: '{count} wierszy pominiętych',
    other: '{count} wiersza pominięte',
  },
  line: 'Wiersz {line}',
  result: { create: 'Nowy', update: 'Zmieniony', same: 'Bez zmian', refused: 'Pominięty', asked: 'Czeka' },
  reason: {
    heading: 'nagłówek',
    'heading-again': 'nagłówek',
    title: 'tytuł',
    team: 'drużyna',
    total: 'suma',
    text: 'tekst',
    joined: 'należy do wiersza wyżej',
  },
  edit: 'Zmień wiersz {line}',
  editShort: 'Zmień',
  leaveOut: 'Pomiń wiersz {line}',
  leaveOutShort: 'Pomiń',
  apply: 'Zastosuj',
  close: 'Zamknij bez zmian',
  firstIs: 'Imię {name}',
  encoding: 'Plik nie mówi, jak zapisano litery. Który odczyt jest poprawny?',
} as const satisfies Shape<typeof english>;
