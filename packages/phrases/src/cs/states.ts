import type { states as english } from '../en/states.ts';
import type { Shape } from '../words.ts';

export const states = {
  loading: 'Načítá se',
  error: {
    heading: 'Tahle trefila tyč',
    text: 'Server neodpověděl. Zkusíme to znovu za {seconds} s.',
    now: 'Server neodpověděl. Zkoušíme to znovu…',
    tryNow: 'Zkusit hned',
  },
  offline: {
    heading: 'Mimo dosah',
    text: 'Tuto stránku jste na tomto zařízení ještě neotevřeli a připojení chybí. Otevře se sama, jakmile se obnoví.',
  },
  emptyGroup: {
    heading: 'Čeká se na losování',
    text: 'Tato skupina zatím nemá žádné týmy.',
  },
  emptyMatches: {
    heading: 'Hřiště je ještě volné',
    text: 'Zápasy této skupiny zatím nejsou naplánovány.',
  },
  noEdition: {
    heading: 'Rozcvička',
    text: 'Žádný turnaj ještě není připraven. Výsledky se objeví zde.',
  },
  notFound: {
    title: 'Stránka nenalezena',
    heading: 'Mimo hřiště',
    text: 'Tato stránka neexistuje, nebo zmizela s loňským programem.',
    home: 'Na výsledky',
  },
  groupUnknown: {
    heading: 'Taková skupina není',
    text: 'Skupina {label} v tomto turnaji není.',
  },
  unauthorized: {
    title: 'Bez oprávnění',
    heading: 'Chybné střídání',
    text: 'Nemáte dostatečná oprávnění',
    home: 'Na výsledky',
  },
  support: {
    title: 'Podpora',
    heading: 'Oddechový čas',
    text: 'Aplikace nedokázala načíst, co potřebuje. Zkuste to, prosím, znovu, a pokud to nepomůže, kontaktujte podporu turnaje.',
    plain:
      'Něco nefunguje? Zkuste nejdřív načíst stránku znovu. Pokud to nepomůže, kontaktujte kancelář turnaje a řekněte, co jste právě dělali.',
    again: 'Zkusit znovu',
    home: 'Na výsledky',
  },
} as const satisfies Shape<typeof english>;
