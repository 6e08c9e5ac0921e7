import type { hallScreens as en } from '../en/hall-screens.ts';
import type { Shape } from '../words.ts';

export const hallScreens = {
  title: 'Obrazovky',
  lead: 'Čo postupne ukazujú obrazovky v halách a vo vestibule. Obrazovka sa prispôsobí hneď; adresa s vlastnými snímkami ich má ďalej.',
  hint: 'Oznam sa ukáže hneď. Ak sú oznamy medzi snímkami, počká, kým na ne príde rad.',
  wall: 'Obrazovka so všetkými halami',
  halls: 'Všetky haly bez vlastných snímok',
  hall: 'Hala {code}',
  slide: 'Snímka {number}',
  none: 'žiadna',
  seconds: 'Sekúnd na snímku',
  add: 'Vlastné snímky pre halu',
  choose: 'Vyberte halu',
  remove: 'Odobrať snímky {code}',
} as const satisfies Shape<typeof en>;
