import type { photoConsent as en } from '../en/photo-consent.ts';
import type { Shape } from '../words.ts';

export const photoConsent = {
  title: 'Fotografie',
  lead: 'Tímy, v ktorých je niekto, koho fotografie sa nesmú zverejniť. Kluby odpovedajú za svojich účastníkov podľa toho, čo im povedali rodičia. Len pre usporiadateľov a fotografov.',
  day: 'Deň',
  hall: 'Hala',
  allDays: 'všetky dni',
  allHalls: 'všetky haly',
  print: 'Vytlačiť pre fotografov',
  count: {
    zero: 'Nikoho netreba vynechať.',
    one: '{count} tím, v ktorom treba niekoho vynechať',
    few: '{count} tímy, v ktorých treba niekoho vynechať',
    other: '{count} tímov, v ktorých treba niekoho vynechať',
  },
  fine: {
    one: 'V ďalšom {count} tíme súhlasia všetci.',
    few: 'V ďalších {count} tímoch súhlasia všetci.',
    other: 'V ďalších {count} tímoch súhlasia všetci.',
  },
  empty: {
    one: '{count} tím zatiaľ nemá súpisku.',
    few: '{count} tímy zatiaľ nemajú súpisku.',
    other: '{count} tímov zatiaľ nemá súpisku.',
  },
  team: 'Tím',
  plays: 'Hrá',
  no: 'Nefotografovať',
  open: 'Bez odpovede: nefotografovať',
  person: '{number} {name}',
  leader: '{name} (vedúci)',
  unnumbered: '{name} (bez čísla)',
  paper: 'Nezverejňujte fotografie týchto ľudí. Zoznam po turnaji zničte.',
} as const satisfies Shape<typeof en>;
