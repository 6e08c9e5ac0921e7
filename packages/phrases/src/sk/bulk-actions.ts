import type { bulkActions as english } from '../en/bulk-actions.ts';
import type { Shape } from '../words.ts';

export const bulkActions = {
  acceptTeams: 'Prijať {accepted}',
  acceptAndQueue: 'Prijať {accepted}, {queued} na čakaciu listinu',
  queueTeams: '{queued} na čakaciu listinu',
  approve: { one: 'Prijať klub', few: 'Prijať {count} kluby', other: 'Prijať {count} klubov' },
  decline: {
    one: 'Odmietnuť prihlášku…',
    few: 'Odmietnuť {count} prihlášky…',
    other: 'Odmietnuť {count} prihlášok…',
  },
  reopen: {
    one: 'Znova otvoriť prihlášku',
    few: 'Znova otvoriť {count} prihlášky',
    other: 'Znova otvoriť {count} prihlášok',
  },
  resume: {
    one: 'Vrátiť klub medzi prijaté…',
    few: 'Vrátiť {count} kluby medzi prijaté…',
    other: 'Vrátiť {count} klubov medzi prijaté…',
  },
  process: { one: 'Vybaviť klub', few: 'Vybaviť {count} kluby', other: 'Vybaviť {count} klubov' },
  approveReferees: {
    one: 'Prijať rozhodcu',
    few: 'Prijať {count} rozhodcov',
    other: 'Prijať {count} rozhodcov',
  },
  declineReferees: {
    one: 'Odmietnuť prihlášku…',
    few: 'Odmietnuť {count} prihlášky…',
    other: 'Odmietnuť {count} prihlášok…',
  },
  reopenReferees: {
    one: 'Znova otvoriť prihlášku',
    few: 'Znova otvoriť {count} prihlášky',
    other: 'Znova otvoriť {count} prihlášok',
  },
  size: 'Tímov: {teams}, osôb: {persons}.',
  warned: {
    one: 'Pri jednej treba niečo preveriť.',
    few: 'Pri {count} treba niečo preveriť.',
    other: 'Pri {count} treba niečo preveriť.',
  },
  becomePublic: {
    one: 'jeden tím sa objaví na webe',
    few: '{count} tímy sa objavia na webe',
    other: '{count} tímov sa objaví na webe',
  },
  leavePublic: {
    one: 'jeden tím zmizne z webu',
    few: '{count} tímy zmiznú z webu',
    other: '{count} tímov zmizne z webu',
  },
  mails: {
    zero: 'neodíde žiadny e-mail',
    one: 'odíde jeden e-mail',
    few: 'odídu {count} e-maily',
    other: 'odíde {count} e-mailov',
  },
  isPublic: 'Mená a haly prijatých rozhodcov sú verejné.',
  stayWaiting: {
    one: 'jeden tím zostane na čakacej listine',
    few: '{count} tímy zostanú na čakacej listine',
    other: '{count} tímov zostane na čakacej listine',
  },
  placesTaken: 'tímy z kategórií, ktoré sa medzitým zaplnili, prejdú na čakaciu listinu',
  of: '{action}: {name}',
  bedsFreed: {
    one: 'uvoľní sa {count} lôžko',
    few: 'uvoľnia sa {count} lôžka',
    other: 'uvoľní sa {count} lôžok',
  },
  ordersCancelled: 'zrušia sa objednávky za {amount}',
  paidStays: 'na vrátenie zostane zaplatených {amount}',
  allPaid: 'všetko je zaplatené',
  stillOwed: {
    one: 'zostáva zaplatiť {amount}',
    few: '{count} klubom zostáva zaplatiť {amount}',
    other: '{count} klubom zostáva zaplatiť {amount}',
  },
  selectFound: {
    one: 'Vybrať jediný nájdený',
    few: 'Vybrať všetky {count} nájdené',
    other: 'Vybrať všetkých {count} nájdených',
  },
  only: '{text}.',
  done: {
    one: 'Hotovo pri jednom zázname.',
    few: 'Hotovo pri {count} záznamoch.',
    other: 'Hotovo pri {count} záznamoch.',
  },
  partly: 'Hotovo: {done}. Pri týchto nie:',
  not: '{name}: {reason}',
  nameless: 'č.\u00a0{id}',
  reason: 'Dôvod',
  clubReads: 'Klub si prečíta presne toto.',
  refereeReads: 'Rozhodca si prečíta presne toto.',
  sure: 'Pokračovať',
} as const satisfies Shape<typeof english>;
