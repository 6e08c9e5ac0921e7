import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  close: 'Zamknij',
  what: 'Co',
  thisMatch: 'Ten mecz',
  thisTeam: 'Ta drużyna',
  thisGroup: 'Ta grupa',
  thisCategory: 'Ta kategoria',
  thisHall: 'Ta hala',
  calendar: 'Kalendarz',
  file: 'Plik .ics',
  alarm: 'Przypomnienie',
  minutesBefore: '{minutes} min wcześniej',
  noAlarm: 'Bez przypomnienia',
  calendarText: 'Google, Apple i Outlook śledzą zmiany godziny i hali. Plik nie.',
  push: 'Wiadomości na to urządzenie',
  address: 'Adres strony',
  copy: 'Kopiuj',
  copyFailed: 'Kopiowanie jest tu niedozwolone. Tekst trzeba zaznaczyć i skopiować ręcznie.',
  picture: 'Obraz',
  print: 'Drukuj',
  data: 'Tabela (CSV)',
  embed: 'Osadź na innej stronie',
  embedText: 'Wklej tam, gdzie mają być wyniki. Pozostają na żywo i nie używają plików cookie.',
  code: 'Kod na własną stronę',
  away: 'Kalendarze i obrazy wymagają sieci. Adres można skopiować także bez niej.',
} as const satisfies Shape<typeof english>;
