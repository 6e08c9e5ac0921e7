import type { contents as english } from '../en/contents.ts';
import type { Shape } from '../words.ts';

export const contents = {
  always: 'Vždy',
  allPages: 'Všechny stránky',
  find: 'Najít',
  findWhat: 'Klub, osoba, symbol, zápas, nastavení',
  now: 'teď',
  waiting: { one: 'čeká 1', few: 'čekají {count}', other: 'čeká {count}' },
  ofCurrent: 'z aktuálního ročníku',
  group: { registration: 'Přihlašování', planning: 'Plánování', play: 'Hraje se', setup: 'Příprava' },
  phase: {
    before: 'Před přihlášením',
    registration: 'Přihlašování',
    planning: 'Plánování',
    play: 'Hraje se',
    after: 'Po turnaji',
  },
  phaseOf: 'Fáze ročníku',
  byDates: 'Podle termínů a zápasů',
  left: { zero: 'poslední den', one: 'zbývá 1 den', few: 'zbývají {count} dny', other: 'zbývá {count} dní' },
  day: 'den {day} z {of}',
  editions: 'Ročníky',
  workIn: 'Pracujete v ročníku',
  here: 'zde',
  newEdition: 'Nový ročník…',
  publicPages: 'Veřejné stránky',
  account: 'Váš účet',
  unfold: 'Rozbalit obsah',
  keys: 'Klávesy',
  keysOf: {
    find: 'najít cokoli',
    search: 'hledat v tomto seznamu',
    contents: 'sbalit a rozbalit obsah',
    edition: 'druhý ročník v seznamu',
    close: 'zavřít to, co je nahoře',
  },
} as const satisfies Shape<typeof english>;
