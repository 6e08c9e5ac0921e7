import type { notifications as english } from '../en/notifications.ts';
import type { Shape } from '../words.ts';

export const notifications = {
  start: 'Zápas začal',
  goal: 'Gól · {home}:{away}',
  result: 'Konec zápasu · {home}:{away}',
  walkover: 'Kontumace · {home}:{away}',
  moved: 'Přesunutý zápas · {when}',
  movedOpen: 'Přesunutý zápas · nový čas zatím není znám',
  cancelled: 'Zrušený zápas',
  correction: 'Oprava skóre · {home}:{away}',
  next: 'Příště: {when} · {hall}',
  nextWithoutHall: 'Příště: {when}',
  stop: 'Vypnout pro tým {team}',
  title: 'Upozornění',
  about: 'Dejte mi vědět o zápasech týmu {team}',
  chooseStart: 'Když zápas začne',
  chooseGoals: 'Každý gól',
  chooseGoalsNote: 'Asi čtyřicet za zápas; nový vždy nahradí předchozí.',
  chooseResult: 'Konečný výsledek',
  save: 'Uložit',
  off: 'Vypnout',
  close: 'Zavřít upozornění',
  everywhere: 'Přijdou na toto zařízení, i když je portál zavřený.',
  whileOpen: 'Přijdou, dokud je portál v tomto prohlížeči otevřený.',
  willAsk: 'Prohlížeč se zeptá, zda je smí ukazovat.',
  homeScreen:
    'Na iPhonu a iPadu mohou přijít i se zavřeným portálem: klepněte na Sdílet, přidejte ho na plochu a otevírejte ho odtamtud.',
  denied:
    'Tento prohlížeč nesmí ukazovat upozornění portálu. Změnit to můžete v jeho nastavení pro tento web; do té doby přijdou, když je portál otevřený.',
  unsupported:
    'Tento prohlížeč neumí přijímat upozornění, když je portál zavřený. Přijdou, když je otevřený.',
  offline: 'Teď nejste připojeni. Vaše volba zůstane uložená a začne platit, jakmile se připojíte.',
  failed:
    'Vaše volba je uložená, ale v tomto prohlížeči se upozornění nepodařilo zapnout. Zkusíme to znovu při příští návštěvě.',
  saved: 'Budeme vám dávat vědět o týmu {team}.',
  stopped: 'O týmu {team} už nic nepřijde.',
  full: {
    one: 'Upozornění mohou být zapnutá nejvýš pro {count} tým.',
    few: 'Upozornění mohou být zapnutá nejvýš pro {count} týmy.',
    other: 'Upozornění mohou být zapnutá nejvýš pro {count} týmů.',
  },
} as const satisfies Shape<typeof english>;
