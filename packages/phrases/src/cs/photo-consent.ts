import type { photoConsent as en } from '../en/photo-consent.ts';
import type { Shape } from '../words.ts';

export const photoConsent = {
  title: 'Fotografie',
  lead: 'Týmy, ve kterých je někdo, jehož fotografie se nesmějí zveřejnit. Kluby odpovídají za své účastníky podle toho, co jim řekli rodiče. Jen pro pořadatele a fotografy.',
  day: 'Den',
  hall: 'Hala',
  allDays: 'všechny dny',
  allHalls: 'všechny haly',
  print: 'Vytisknout pro fotografy',
  count: {
    zero: 'Nikoho není třeba vynechat.',
    one: '{count} tým, ve kterém je třeba někoho vynechat',
    few: '{count} týmy, ve kterých je třeba někoho vynechat',
    other: '{count} týmů, ve kterých je třeba někoho vynechat',
  },
  fine: {
    one: 'V dalším {count} týmu souhlasí všichni.',
    few: 'V dalších {count} týmech souhlasí všichni.',
    other: 'V dalších {count} týmech souhlasí všichni.',
  },
  empty: {
    one: '{count} tým zatím nemá soupisku.',
    few: '{count} týmy zatím nemají soupisku.',
    other: '{count} týmů zatím nemá soupisku.',
  },
  team: 'Tým',
  plays: 'Hraje',
  no: 'Nefotografovat',
  open: 'Bez odpovědi: nefotografovat',
  person: '{number} {name}',
  leader: '{name} (vedoucí)',
  unnumbered: '{name} (bez čísla)',
  paper: 'Nezveřejňujte fotografie těchto lidí. Seznam po turnaji zničte.',
} as const satisfies Shape<typeof en>;
