import type { sealedReport as en } from '../en/sealed-report.ts';
import type { Shape } from '../words.ts';

export const sealedReport = {
  title: 'Zapečetěný zápis o utkání',
  none: 'Zápis s tímto kódem neexistuje.',
  offline: 'Zápis se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
  current: 'Tato verze platí.',
  superseded: 'Nahrazena verzí {version} z {at}.',
  open: 'Zápas byl znovu otevřen. Bude následovat nová verze.',
  version: 'Verze {version}',
  sealedAt: 'zapečetěno {at}',
  fingerprint: 'Otisk (SHA-256)',
  compare: 'Porovnejte otisk a verzi s údaji na papíře. Jména hráčů jsou jen v zápise.',
  changed: 'Změněno: {parts}',
  versions: 'Všechny verze',
  match: 'Zápas {number}',
  part: {
    result: 'výsledek',
    events: 'události',
    rosters: 'soupisky',
    teams: 'týmy',
    schedule: 'čas a místo',
    referees: 'rozhodčí',
    remarks: 'poznámky',
    signatures: 'podpisy',
  },
} as const satisfies Shape<typeof en>;
