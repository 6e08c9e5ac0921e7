import type { checkInPapers as english } from '../en/check-in-papers.ts';
import type { Shape } from '../words.ts';

export const checkInPapers = {
  receipt: 'Kassenbeleg {number}',
  receiptFile: 'kassenbeleg',
  cancelled: 'Storniert: Die Zahlung wurde zurückgenommen.',
  receivedFrom: 'Erhalten von',
  purpose: 'Für',
  date: 'Datum',
  receivedBy: 'Entgegengenommen von',
  signature: 'Unterschrift und Stempel ______________________________',
  wristbands: 'Ausweise: {club}',
  wristbandFile: 'ausweise',
  nobody: 'In den Kadern dieses Vereins steht niemand.',
  player: 'Spieler',
  leader: 'Offizieller',
} as const satisfies Shape<typeof english>;
