import type { signingPin as en } from '../en/signing-pin.ts';
import type { Shape } from '../words.ts';

/** The page on which people set their own PIN over a link. */
export const signingPin = {
  title: 'Váš PIN na podpisy',
  description: 'Nastavte si PIN, ktorým podpisujete zápisy o stretnutí.',
  hello: 'PIN: {name}',
  text: 'Šiestimi číslicami potvrdzujete pri stolíku zápisy o stretnutí. Nikto ich neuvidí, ani ten, kto vám odkaz dal. Zvoľte číslice, ktoré o vás nikto nepozná.',
  pin: 'PIN (6 číslic)',
  again: 'Ešte raz',
  differs: 'PINy sa nezhodujú.',
  digits: 'Zadajte šesť číslic.',
  set: 'Nastaviť PIN',
  done: 'PIN je nastavený. Nikomu ho nehovorte; odkaz druhýkrát nefunguje.',
  incomplete: 'Adresa nie je úplná. Načítajte kód znova alebo skopírujte celý odkaz.',
} as const satisfies Shape<typeof en>;
