import type { sealedReport as en } from '../en/sealed-report.ts';
import type { Shape } from '../words.ts';

export const sealedReport = {
  title: 'Zapečatený zápis o stretnutí',
  none: 'Zápis s týmto kódom neexistuje.',
  offline: 'Zápis sa nepodarilo načítať. Skontrolujte pripojenie a skúste to znova.',
  current: 'Táto verzia platí.',
  superseded: 'Nahradená verziou {version} z {at}.',
  open: 'Zápas bol znovu otvorený. Bude nasledovať nová verzia.',
  version: 'Verzia {version}',
  sealedAt: 'zapečatené {at}',
  fingerprint: 'Odtlačok (SHA-256)',
  compare: 'Porovnajte odtlačok a verziu s údajmi na papieri. Mená hráčov sú len v zápise.',
  changed: 'Zmenené: {parts}',
  versions: 'Všetky verzie',
  match: 'Zápas {number}',
  part: {
    result: 'výsledok',
    events: 'udalosti',
    rosters: 'súpisky',
    teams: 'tímy',
    schedule: 'čas a miesto',
    referees: 'rozhodcovia',
    remarks: 'poznámky',
    signatures: 'podpisy',
  },
} as const satisfies Shape<typeof en>;
