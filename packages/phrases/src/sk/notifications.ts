import type { notifications as english } from '../en/notifications.ts';
import type { Shape } from '../words.ts';

export const notifications = {
  start: 'Zápas sa začal',
  goal: 'Gól · {home}:{away}',
  result: 'Koniec zápasu · {home}:{away}',
  walkover: 'Kontumácia · {home}:{away}',
  moved: 'Presunutý zápas · {when}',
  movedOpen: 'Presunutý zápas · nový čas zatiaľ nie je známy',
  cancelled: 'Zrušený zápas',
  correction: 'Oprava skóre · {home}:{away}',
  next: 'Ďalší zápas: {when} · {hall}',
  nextWithoutHall: 'Ďalší zápas: {when}',
  stop: 'Už nič o tíme {team}',
  title: 'Upozornenia',
  about: 'Dajte mi vedieť o zápasoch tímu {team}',
  chooseStart: 'Keď sa zápas začne',
  chooseGoals: 'Každý gól',
  chooseGoalsNote: 'Asi štyridsať za zápas; nový vždy nahradí predchádzajúci.',
  chooseResult: 'Konečný výsledok',
  save: 'Uložiť',
  off: 'Vypnúť',
  close: 'Zavrieť upozornenia',
  everywhere: 'Prídu na toto zariadenie, aj keď je portál zatvorený.',
  whileOpen: 'Prídu, kým je portál v tomto prehliadači otvorený.',
  willAsk: 'Prehliadač sa opýta, či ich smie ukazovať.',
  homeScreen:
    'Na iPhone a iPade môžu prísť aj so zatvoreným portálom: ťuknite na Zdieľať, pridajte ho na plochu a otvorte odtiaľ.',
  denied:
    'Tento prehliadač nesmie ukazovať upozornenia portálu. Zmeniť to môžete v jeho nastaveniach pre tento web; dovtedy prídu, keď je portál otvorený.',
  unsupported:
    'Tento prehliadač nevie prijímať upozornenia, keď je portál zatvorený. Prídu, keď je otvorený.',
  offline: 'Teraz nie je spojenie. Vaša voľba zostane uložená a nastaví sa, keď spojenie bude.',
  failed:
    'Vaša voľba je uložená, ale prehliadač sa nepodarilo prihlásiť. Skúsi sa to znova pri ďalšej návšteve.',
  saved: 'Budeme vám dávať vedieť o tíme {team}.',
  stopped: 'O tíme {team} už nič nepríde.',
  full: {
    one: 'Upozornenia môžu byť zapnuté najviac pre {count} tím.',
    few: 'Upozornenia môžu byť zapnuté najviac pre {count} tímy.',
    other: 'Upozornenia môžu byť zapnuté najviac pre {count} tímov.',
  },
} as const satisfies Shape<typeof english>;
