import type { contents as english } from '../en/contents.ts';
import type { Shape } from '../words.ts';

export const contents = {
  always: 'Vždy',
  allPages: 'Všetky stránky',
  find: 'Nájsť',
  findWhat: 'Klub, osoba, symbol, zápas, nastavenie',
  now: 'teraz',
  waiting: { one: 'čaká 1', few: 'čakajú {count}', other: 'čaká {count}' },
  ofCurrent: 'z aktuálneho ročníka',
  group: { registration: 'Prihlasovanie', planning: 'Plánovanie', play: 'Hrá sa', setup: 'Príprava' },
  phase: {
    before: 'Pred prihlasovaním',
    registration: 'Prihlasovanie',
    planning: 'Plánovanie',
    play: 'Hrá sa',
    after: 'Po turnaji',
  },
  phaseOf: 'Fáza ročníka',
  byDates: 'Podľa termínov a zápasov',
  left: {
    zero: 'posledný deň',
    one: 'zostáva 1 deň',
    few: 'zostávajú {count} dni',
    other: 'zostáva {count} dní',
  },
  day: 'deň {day} z {of}',
  editions: 'Ročníky',
  workIn: 'Pracujete v ročníku',
  here: 'tu',
  newEdition: 'Nový ročník…',
  publicPages: 'Verejné stránky',
  account: 'Váš účet',
  unfold: 'Rozbaliť obsah',
  keys: 'Klávesy',
  keysOf: {
    find: 'nájsť čokoľvek',
    search: 'hľadať v tomto zozname',
    contents: 'zbaliť a rozbaliť obsah',
    edition: 'druhý ročník v zozname',
    close: 'zavrieť to, čo je navrchu',
  },
} as const satisfies Shape<typeof english>;
