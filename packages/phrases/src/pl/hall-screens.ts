import type { hallScreens as en } from '../en/hall-screens.ts';
import type { Shape } from '../words.ts';

export const hallScreens = {
  title: 'Ekrany',
  lead: 'Co kolejno pokazują ekrany w halach i w holu. Ekran dostosowuje się od razu; adres z własnymi planszami je zachowuje.',
  hint: 'Ogłoszenie pojawia się od razu. Jeśli ogłoszenia są wśród plansz, czeka na swoją kolej.',
  wall: 'Ekran wszystkich hal',
  halls: 'Wszystkie hale bez własnych plansz',
  hall: 'Hala {code}',
  slide: 'Plansza {number}',
  none: 'brak',
  seconds: 'Sekundy na planszę',
  add: 'Własne plansze hali',
  choose: 'Wybierz halę',
  remove: 'Usuń plansze {code}',
} as const satisfies Shape<typeof en>;
