import type { auth as english } from '../en/auth.ts';
import type { Shape } from '../words.ts';

export const auth = {
  title: 'Přihlášení',
  description: 'Přihlášení do Sevenmetre.',
  lead: 'Pro kluby, rozhodčí a zapisovatele. Výsledky vidí každý i bez přihlášení.',
  email: 'E-mail',
  password: 'Heslo',
  showPassword: 'Zobrazit heslo',
  hidePassword: 'Skrýt heslo',
  submit: 'Přihlásit se',
  submitting: 'Přihlašuji…',
  needed: 'K otevření této stránky se přihlaste.',
  emailMissing: 'Vyplňte e-mail.',
  passwordMissing: 'Vyplňte heslo.',
  networkFault: 'Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.',
  signedIn: 'Vítejte, {name}.',
  setup: {
    title: 'První správce',
    description: 'Vytvoření prvního správce nové instalace.',
    lead: 'Jednou, s kódem, který server vypsal na konzoli.',
    token: 'Kód z konzole',
    firstName: 'Jméno',
    lastName: 'Příjmení',
    newPassword: 'Nové heslo, nejméně {count} znaků',
    required: 'Pole je povinné',
    tooShort: 'Nejmenší délka je {count} znaků',
    submit: 'Vytvořit správce',
  },
} as const satisfies Shape<typeof english>;
