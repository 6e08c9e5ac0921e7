import type { planSchedule as english } from '../en/plan-schedule.ts';
import type { Shape } from '../words.ts';

/** Steps of the schedule that can be undone. */
export const planSteps = {
  step: {
    place: '{match} na {place}',
    unplace: '{match} vybratý',
    swap: '{match} vymenený s {other}',
    shift: {
      one: '{count} zápas posunutý',
      few: '{count} zápasy posunuté',
      other: '{count} zápasov posunutých',
    },
    lock: {
      one: '{count} zápas zamknutý',
      few: '{count} zápasy zamknuté',
      other: '{count} zápasov zamknutých',
    },
    unlock: {
      one: '{count} zápas odomknutý',
      few: '{count} zápasy odomknuté',
      other: '{count} zápasov odomknutých',
    },
    apply: {
      one: '{count} umiestnenie prevzaté',
      few: '{count} umiestnenia prevzaté',
      other: '{count} umiestnení prevzatých',
    },
    applyFrom: {
      one: '{count} miesto zo súboru {source}',
      few: '{count} miesta zo súboru {source}',
      other: '{count} miest zo súboru {source}',
    },
    format: 'systém kategórie {category}',
    draw: 'žreb kategórie {category}',
    undo: 'krok späť',
    redo: 'krok znova',
  },
} as const satisfies Pick<Shape<typeof english>, 'step'>;
