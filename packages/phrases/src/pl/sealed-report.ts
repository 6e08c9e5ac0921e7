import type { sealedReport as en } from '../en/sealed-report.ts';
import type { Shape } from '../words.ts';

export const sealedReport = {
  title: 'Zapieczętowany protokół meczu',
  none: 'Nie ma protokołu z tym kodem.',
  offline: 'Nie udało się odczytać protokołu. Sprawdź połączenie i spróbuj ponownie.',
  current: 'Ta wersja obowiązuje.',
  superseded: 'Zastąpiona wersją {version} z {at}.',
  open: 'Mecz został ponownie otwarty. Powstanie nowa wersja.',
  version: 'Wersja {version}',
  sealedAt: 'zapieczętowano {at}',
  fingerprint: 'Odcisk (SHA-256)',
  compare: 'Porównaj odcisk i wersję z tymi na papierze. Nazwiska zawodników są tylko w protokole.',
  changed: 'Zmieniono: {parts}',
  versions: 'Wszystkie wersje',
  match: 'Mecz {number}',
  part: {
    result: 'wynik',
    events: 'zdarzenia',
    rosters: 'składy',
    teams: 'drużyny',
    schedule: 'czas i miejsce',
    referees: 'sędziowie',
    remarks: 'uwagi',
    signatures: 'podpisy',
  },
} as const satisfies Shape<typeof en>;
