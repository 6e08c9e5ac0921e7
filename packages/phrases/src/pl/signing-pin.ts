import type { signingPin as en } from '../en/signing-pin.ts';
import type { Shape } from '../words.ts';

/** The page on which people set their own PIN over a link. */
export const signingPin = {
  title: 'Twój PIN do podpisów',
  description: 'Ustaw PIN, którym podpisujesz protokoły meczów.',
  hello: 'PIN: {name}',
  text: 'Sześcioma cyframi potwierdzasz przy stoliku protokoły meczów. Nikt ich nie zobaczy, nawet osoba, która dała Ci link. Wybierz cyfry, których nikt z Tobą nie skojarzy.',
  pin: 'PIN (6 cyfr)',
  again: 'Jeszcze raz',
  differs: 'PIN-y się różnią.',
  digits: 'Wpisz sześć cyfr.',
  set: 'Ustaw PIN',
  done: 'PIN jest ustawiony. Nie podawaj go nikomu; link już nie zadziała.',
  incomplete: 'Adres jest niepełny. Zeskanuj kod ponownie albo skopiuj cały link.',
} as const satisfies Shape<typeof en>;
