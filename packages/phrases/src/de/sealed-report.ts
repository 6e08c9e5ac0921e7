import type { sealedReport as en } from '../en/sealed-report.ts';
import type { Shape } from '../words.ts';

export const sealedReport = {
  title: 'Versiegelter Spielbericht',
  none: 'Es gibt keinen Bericht mit diesem Code.',
  offline: 'Der Bericht konnte nicht gelesen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  current: 'Diese Version gilt.',
  superseded: 'Ersetzt durch Version {version} vom {at}.',
  open: 'Das Spiel wurde wieder geöffnet. Eine neue Version folgt.',
  version: 'Version {version}',
  sealedAt: 'versiegelt {at}',
  fingerprint: 'Fingerabdruck (SHA-256)',
  compare:
    'Vergleichen Sie Fingerabdruck und Version mit denen auf dem Papier. Namen von Spielern stehen nur im Bericht.',
  changed: 'Geändert: {parts}',
  versions: 'Alle Versionen',
  match: 'Spiel {number}',
  part: {
    result: 'Ergebnis',
    events: 'Ereignisse',
    rosters: 'Kader',
    teams: 'Mannschaften',
    schedule: 'Zeit und Ort',
    referees: 'Schiedsrichter',
    remarks: 'Bemerkungen',
    signatures: 'Unterschriften',
  },
} as const satisfies Shape<typeof en>;
