import type { find as english } from '../en/find.ts';
import type { Shape } from '../words.ts';

export const find = {
  title: 'Najít',
  close: 'Zavřít',
  open: 'rozhodne se',
  placeholder: 'Klub, člověk, symbol, zápas, nastavení',
  nothing: 'Nic nenalezeno. Zkuste méně slov nebo jiná.',
  symbol: 'symbol {symbol}',
  results: {
    zero: 'nic nenalezeno',
    one: '{count} nalezen',
    few: '{count} nalezeny',
    other: '{count} nalezeno',
  },
  more: { one: 'a {count} další', few: 'a {count} další', other: 'a {count} dalších' },
  teams: { zero: 'žádný tým', one: '{count} tým', few: '{count} týmy', other: '{count} týmů' },
  key: {
    actions: 'akce',
    matches: 'zápasy',
    people: 'lidé',
    symbols: 'symboly',
  },
  kind: {
    club: 'Kluby',
    team: 'Týmy',
    person: 'Lidé',
    document: 'Faktury a symboly',
    match: 'Zápasy',
    place: 'Místa',
    page: 'Stránky',
    action: 'Akce',
    setting: 'Nastavení',
  },
  person: {
    account: 'účet',
    referee: 'rozhodčí',
    contact: 'kontakt klubu',
    staff: 'vedoucí',
  },
  action: {
    writeMessage: 'Napsat zprávu',
    importClubs: 'Kluby ze seznamu',
    addPlace: 'Nové místo',
    changePlan: 'Něco se stalo: změnit plán',
    checkInClub: 'Prezence: {club}',
    moneyOf: 'Faktury a platby: {club}',
  },
} as const satisfies Shape<typeof english>;
