import type { photoConsent as en } from '../en/photo-consent.ts';
import type { Shape } from '../words.ts';

export const photoConsent = {
  title: 'Zdjęcia',
  lead: 'Drużyny, w których jest ktoś, czyich zdjęć nie wolno publikować. Kluby odpowiadają za swoich uczestników zgodnie z tym, co powiedzieli rodzice. Tylko dla organizatorów i fotografów.',
  day: 'Dzień',
  hall: 'Hala',
  allDays: 'wszystkie dni',
  allHalls: 'wszystkie hale',
  print: 'Wydrukuj dla fotografów',
  count: {
    zero: 'Nikogo nie trzeba pomijać.',
    one: '{count} drużyna, w której trzeba kogoś pominąć',
    few: '{count} drużyny, w których trzeba kogoś pominąć',
    many: '{count} drużyn, w których trzeba kogoś pominąć',
    other: '{count} drużyny, w których trzeba kogoś pominąć',
  },
  fine: {
    one: 'W kolejnej {count} drużynie wszyscy się zgadzają.',
    few: 'W kolejnych {count} drużynach wszyscy się zgadzają.',
    many: 'W kolejnych {count} drużynach wszyscy się zgadzają.',
    other: 'W kolejnych {count} drużyny wszyscy się zgadzają.',
  },
  empty: {
    one: '{count} drużyna nie ma jeszcze składu.',
    few: '{count} drużyny nie mają jeszcze składu.',
    many: '{count} drużyn nie ma jeszcze składu.',
    other: '{count} drużyny nie ma jeszcze składu.',
  },
  team: 'Drużyna',
  plays: 'Gra',
  no: 'Bez zdjęć',
  open: 'Bez odpowiedzi: bez zdjęć',
  person: '{number} {name}',
  leader: '{name} (opiekun)',
  unnumbered: '{name} (bez numeru)',
  paper: 'Nie publikuj zdjęć tych osób. Po turnieju zniszcz tę listę.',
} as const satisfies Shape<typeof en>;
