import type { hallScreens as en } from '../en/hall-screens.ts';
import type { Shape } from '../words.ts';

export const hallScreens = {
  title: 'Obrazovky',
  lead: 'Co postupně ukazují obrazovky v halách a ve vestibulu. Obrazovka se přizpůsobí hned; adresa s vlastními snímky je má dál.',
  hint: 'Hlášení se ukáže hned. Jsou-li hlášení mezi snímky, počká, až na ně přijde řada.',
  wall: 'Obrazovka se všemi halami',
  halls: 'Všechny haly bez vlastních snímků',
  hall: 'Hala {code}',
  slide: 'Snímek {number}',
  none: 'žádný',
  seconds: 'Sekund na snímek',
  add: 'Vlastní snímky pro halu',
  choose: 'Vyberte halu',
  remove: 'Odebrat snímky {code}',
} as const satisfies Shape<typeof en>;
