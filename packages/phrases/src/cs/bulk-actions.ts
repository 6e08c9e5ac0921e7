import type { bulkActions as english } from '../en/bulk-actions.ts';
import type { Shape } from '../words.ts';

export const bulkActions = {
  acceptTeams: 'Přijmout {accepted}',
  acceptAndQueue: 'Přijmout {accepted}, {queued} na čekací listinu',
  queueTeams: '{queued} na čekací listinu',
  approve: { one: 'Přijmout klub', few: 'Přijmout {count} kluby', other: 'Přijmout {count} klubů' },
  decline: {
    one: 'Odmítnout přihlášku…',
    few: 'Odmítnout {count} přihlášky…',
    other: 'Odmítnout {count} přihlášek…',
  },
  reopen: {
    one: 'Znovu otevřít přihlášku',
    few: 'Znovu otevřít {count} přihlášky',
    other: 'Znovu otevřít {count} přihlášek',
  },
  resume: {
    one: 'Vrátit klub mezi přijaté…',
    few: 'Vrátit {count} kluby mezi přijaté…',
    other: 'Vrátit {count} klubů mezi přijaté…',
  },
  process: {
    one: 'Označit klub za vyřízený',
    few: 'Označit {count} kluby za vyřízené',
    other: 'Označit {count} klubů za vyřízené',
  },
  approveReferees: {
    one: 'Přijmout rozhodčího',
    few: 'Přijmout {count} rozhodčí',
    other: 'Přijmout {count} rozhodčích',
  },
  declineReferees: {
    one: 'Odmítnout přihlášku…',
    few: 'Odmítnout {count} přihlášky…',
    other: 'Odmítnout {count} přihlášek…',
  },
  reopenReferees: {
    one: 'Znovu otevřít přihlášku',
    few: 'Znovu otevřít {count} přihlášky',
    other: 'Znovu otevřít {count} přihlášek',
  },
  size: 'Týmů: {teams}, osob: {persons}.',
  warned: {
    one: 'U jedné je co prověřit.',
    few: 'U {count} je co prověřit.',
    other: 'U {count} je co prověřit.',
  },
  becomePublic: {
    one: 'jeden tým se objeví na webu',
    few: '{count} týmy se objeví na webu',
    other: '{count} týmů se objeví na webu',
  },
  leavePublic: {
    one: 'jeden tým zmizí z webu',
    few: '{count} týmy zmizí z webu',
    other: '{count} týmů zmizí z webu',
  },
  mails: {
    zero: 'neodejde žádný e-mail',
    one: 'odejde jeden e-mail',
    few: 'odejdou {count} e-maily',
    other: 'odejde {count} e-mailů',
  },
  isPublic: 'Jména a haly přijatých rozhodčích jsou veřejné.',
  stayWaiting: {
    one: 'jeden tým zůstane na čekací listině',
    few: '{count} týmy zůstanou na čekací listině',
    other: '{count} týmů zůstane na čekací listině',
  },
  placesTaken: 'týmy z kategorií, které se mezitím zaplnily, přejdou na čekací listinu',
  of: '{action}: {name}',
  bedsFreed: {
    one: 'uvolní se {count} lůžko',
    few: 'uvolní se {count} lůžka',
    other: 'uvolní se {count} lůžek',
  },
  ordersCancelled: 'zruší se objednávky za {amount}',
  paidStays: 'zaplacených {amount} bude potřeba vrátit',
  allPaid: 'vše je zaplaceno',
  stillOwed: {
    one: 'zbývá zaplatit {amount}',
    few: '{count} klubům zbývá zaplatit {amount}',
    other: '{count} klubům zbývá zaplatit {amount}',
  },
  selectFound: {
    one: 'Vybrat jediný nalezený',
    few: 'Vybrat všechny {count} nalezené',
    other: 'Vybrat všech {count} nalezených',
  },
  only: '{text}.',
  done: {
    one: 'Hotovo u jednoho záznamu.',
    few: 'Hotovo u {count} záznamů.',
    other: 'Hotovo u {count} záznamů.',
  },
  partly: 'Hotovo: {done}. U těchto ne:',
  not: '{name}: {reason}',
  nameless: 'č.\u00a0{id}',
  reason: 'Důvod',
  clubReads: 'Klub si přečte přesně tohle.',
  refereeReads: 'Rozhodčí si přečte přesně tohle.',
  sure: 'Pokračovat',
} as const satisfies Shape<typeof english>;
