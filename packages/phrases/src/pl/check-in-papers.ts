import type { checkInPapers as english } from '../en/check-in-papers.ts';
import type { Shape } from '../words.ts';

export const checkInPapers = {
  receipt: 'Potwierdzenie wpłaty gotówki {number}',
  receiptFile: 'potwierdzenie-wplaty',
  cancelled: 'Anulowano: wpłata została usunięta.',
  receivedFrom: 'Wpłacający',
  purpose: 'Tytuł wpłaty',
  date: 'Data',
  receivedBy: 'Przyjął/przyjęła',
  signature: 'Podpis i pieczątka ______________________________',
  wristbands: 'Identyfikatory: {club}',
  wristbandFile: 'identyfikatory',
  nobody: 'Na listach uczestników tego klubu nikogo nie ma.',
  player: 'Zawodnik',
  leader: 'Osoba towarzysząca',
} as const satisfies Shape<typeof english>;
