import type { planSchedule as english } from '../en/plan-schedule.ts';
import type { Shape } from '../words.ts';

/** Parts of the schedule's words: steps that can be undone, and keys. */
export const planSteps = {
  step: {
    place: '{match} na {place}',
    unplace: '{match} wyjęty',
    swap: 'zamiana: {match} i {other}',
    shift: {
      one: '{count} mecz przesunięty',
      few: '{count} mecze przesunięte',
      many: '{count} meczów przesuniętych',
      other: '{count} meczów przesuniętych',
    },
    lock: {
      one: '{count} mecz zablokowany',
      few: '{count} mecze zablokowane',
      many: '{count} meczów zablokowanych',
      other: '{count} meczów zablokowanych',
    },
    unlock: {
      one: '{count} mecz odblokowany',
      few: '{count} mecze odblokowane',
      many: '{count} meczów odblokowanych',
      other: '{count} meczów odblokowanych',
    },
    apply: {
      one: '{count} miejsce przejęte',
      few: '{count} miejsca przejęte',
      many: '{count} miejsc przejętych',
      other: '{count} miejsc przejętych',
    },
    applyFrom: {
      one: '{count} miejsce z pliku {source}',
      few: '{count} miejsca z pliku {source}',
      many: '{count} miejsc z pliku {source}',
      other: '{count} miejsca z pliku {source}',
    },
    format: 'system kategorii {category}',
    draw: 'losowanie kategorii {category}',
    undo: 'krok wstecz',
    redo: 'krok ponownie',
  },
  keys: {
    arrows: 'przesuwanie',
    pages: 'wcześniejszy, późniejszy dzień',
    ends: 'pierwsze, ostatnie miejsce hali',
    space: 'podnieś',
    best: 'następne najlepsze miejsce',
    enter: 'upuść',
    escape: 'odłóż',
    menu: 'menu',
    goTo: 'hala i godzina',
    fix: 'najlepsza poprawka',
    problem: 'następny problem',
    noPlace: 'bez miejsca',
    lock: 'zablokuj',
    teams: 'drużyny',
    search: 'szukaj',
    undo: 'cofnij',
    redo: 'ponów',
    takeOut: 'wyjmij',
    all: 'wszystkie klawisze',
  },
} as const satisfies Shape<Pick<typeof english, 'step' | 'keys'>>;
