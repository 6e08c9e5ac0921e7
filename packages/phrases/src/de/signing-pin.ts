import type { signingPin as en } from '../en/signing-pin.ts';
import type { Shape } from '../words.ts';

/** The page on which people set their own PIN over a link. */
export const signingPin = {
  title: 'Ihre PIN für Unterschriften',
  description: 'Setzen Sie die PIN, mit der Sie Spielberichte unterschreiben.',
  hello: 'PIN von {name}',
  text: 'Mit sechs Ziffern bestätigen Sie am Kampfgericht Spielberichte. Niemand sieht sie, auch nicht, wer Ihnen den Link gab. Wählen Sie Ziffern, die niemand von Ihnen kennt.',
  pin: 'PIN (6 Ziffern)',
  again: 'Noch einmal',
  differs: 'Die beiden sind nicht gleich.',
  digits: 'Geben Sie sechs Ziffern ein.',
  set: 'PIN setzen',
  done: 'Ihre PIN ist gesetzt. Behalten Sie sie für sich; der Link ist verbraucht.',
  incomplete:
    'Diese Adresse ist unvollständig. Scannen Sie den Code noch einmal oder kopieren Sie den ganzen Link.',
} as const satisfies Shape<typeof en>;
