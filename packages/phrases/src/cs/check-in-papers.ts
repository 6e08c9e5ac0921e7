import type { checkInPapers as en } from '../en/check-in-papers.ts';
import type { Shape } from '../words.ts';

export const checkInPapers = {
  receipt: 'Příjmový pokladní doklad {number}',
  receiptFile: 'pokladni-doklad',
  cancelled: 'Stornováno: platba byla odebrána.',
  receivedFrom: 'Přijato od',
  purpose: 'Účel platby',
  date: 'Datum',
  receivedBy: 'Přijal(a)',
  signature: 'Podpis a razítko ______________________________',
  wristbands: 'Visačky: {club}',
  wristbandFile: 'visacky',
  nobody: 'Na soupiskách tohoto klubu nikdo není.',
  player: 'Hráč',
  leader: 'Vedoucí týmu',
} as const satisfies Shape<typeof en>;
