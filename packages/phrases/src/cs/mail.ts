import type { mail as english } from '../en/mail.ts';
import type { Shape } from '../words.ts';

export const mail = {
  frame: {
    hello: 'Dobrý den, {name},',
    fallback: 'Pokud tlačítko nefunguje, otevřete v prohlížeči tuto adresu:',
    signature: 'Sevenmetre',
    automatic: 'Tuto zprávu odeslal portál turnaje. Odpovědi na ni nikdo nečte.',
  },
} as const satisfies Shape<typeof english>;
