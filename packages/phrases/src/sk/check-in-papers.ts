import type { checkInPapers as en } from '../en/check-in-papers.ts';
import type { Shape } from '../words.ts';

export const checkInPapers = {
  receipt: 'Príjmový pokladničný doklad {number}',
  receiptFile: 'pokladnicny-doklad',
  cancelled: 'Stornované: platba bola odobraná.',
  receivedFrom: 'Prijaté od',
  purpose: 'Účel platby',
  date: 'Dátum',
  receivedBy: 'Prijal(a)',
  signature: 'Podpis a pečiatka ______________________________',
  wristbands: 'Menovky: {club}',
  wristbandFile: 'menovky',
  nobody: 'Na súpiskách tohto klubu nikto nie je.',
  player: 'Hráč',
  leader: 'Vedúci tímu',
} as const satisfies Shape<typeof en>;
