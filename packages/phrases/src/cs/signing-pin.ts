import type { signingPin as en } from '../en/signing-pin.ts';
import type { Shape } from '../words.ts';

/** The page on which people set their own PIN over a link. */
export const signingPin = {
  title: 'Váš PIN pro podpisy',
  description: 'Nastavte si PIN, kterým podepisujete zápisy o utkání.',
  hello: 'PIN: {name}',
  text: 'Šesti číslicemi potvrzujete u stolku zápisy o utkání. Nikdo je neuvidí, ani ten, kdo vám odkaz dal. Zvolte číslice, které o vás nikdo nezná.',
  pin: 'PIN (6 číslic)',
  again: 'Ještě jednou',
  differs: 'PINy se neshodují.',
  digits: 'Zadejte šest číslic.',
  set: 'Nastavit PIN',
  done: 'PIN je nastaven. Nikomu ho neříkejte; odkaz už podruhé nefunguje.',
  incomplete: 'Adresa není úplná. Načtěte kód znovu, nebo zkopírujte celý odkaz.',
} as const satisfies Shape<typeof en>;
