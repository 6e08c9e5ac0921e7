import type { share as english } from '../en/share.ts';
import type { Shape } from '../words.ts';

export const share = {
  calendar: 'Mecze w kalendarzu',
  calendarText: 'Godziny i hale aktualizują się same.',
  subscribe: 'Dodaj do kalendarza',
  calendarAddress: 'Dla kalendarzy, które proszą o adres:',
  data: 'Do arkusza kalkulacyjnego',
  download: 'Pobierz jako CSV',
  embed: 'Na własnej stronie',
  embedText: 'Wklej tam, gdzie mają być wyniki. Pozostają na żywo i nie używają plików cookie.',
  code: 'Kod na własną stronę',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  copyFailed: 'Kopiowanie jest tu niedozwolone. Tekst trzeba zaznaczyć i skopiować ręcznie.',
  link: 'Wyślij link',
  send: 'Udostępnij tę stronę',
} as const satisfies Shape<typeof english>;
