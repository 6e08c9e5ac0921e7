import type { find as english } from '../en/find.ts';
import type { Shape } from '../words.ts';

export const find = {
  title: 'Nájsť',
  close: 'Zavrieť',
  open: 'rozhodne sa',
  placeholder: 'Klub, človek, symbol, zápas, nastavenie',
  nothing: 'Nič sa nenašlo. Skúste menej slov alebo iné.',
  symbol: 'symbol {symbol}',
  results: {
    zero: 'nič sa nenašlo',
    one: '{count} nájdený',
    few: '{count} nájdené',
    other: '{count} nájdených',
  },
  more: { one: 'a {count} ďalší', few: 'a {count} ďalšie', other: 'a {count} ďalších' },
  teams: { zero: 'žiadny tím', one: '{count} tím', few: '{count} tímy', other: '{count} tímov' },
  key: {
    actions: 'akcie',
    matches: 'zápasy',
    people: 'ľudia',
    symbols: 'symboly',
  },
  kind: {
    club: 'Kluby',
    team: 'Tímy',
    person: 'Ľudia',
    document: 'Faktúry a symboly',
    match: 'Zápasy',
    place: 'Miesta',
    page: 'Stránky',
    action: 'Akcie',
    setting: 'Nastavenia',
  },
  person: {
    account: 'účet',
    referee: 'rozhodca',
    contact: 'kontakt klubu',
    staff: 'vedúci',
  },
  action: {
    writeMessage: 'Napísať správu',
    importClubs: 'Kluby zo zoznamu',
    addPlace: 'Nové miesto',
    changePlan: 'Niečo sa stalo: zmeniť plán',
    checkInClub: 'Prezencia: {club}',
    moneyOf: 'Faktúry a platby: {club}',
  },
} as const satisfies Shape<typeof english>;
