import type { planSchedule as english } from '../en/plan-schedule.ts';
import type { Shape } from '../words.ts';

/** Steps of the schedule that can be undone. */
export const planSteps = {
  step: {
    place: '{match} na {place}',
    unplace: '{match} vyjmut',
    swap: '{match} prohozen s {other}',
    shift: { one: '{count} zápas posunut', few: '{count} zápasy posunuty', other: '{count} zápasů posunuto' },
    lock: { one: '{count} zápas zamčen', few: '{count} zápasy zamčeny', other: '{count} zápasů zamčeno' },
    unlock: {
      one: '{count} zápas odemčen',
      few: '{count} zápasy odemčeny',
      other: '{count} zápasů odemčeno',
    },
    apply: {
      one: '{count} umístění převzato',
      few: '{count} umístění převzata',
      other: '{count} umístění převzato',
    },
    applyFrom: {
      one: '{count} místo ze souboru {source}',
      few: '{count} místa ze souboru {source}',
      other: '{count} míst ze souboru {source}',
    },
    format: 'systém kategorie {category}',
    draw: 'los kategorie {category}',
    undo: 'vrácený krok',
    redo: 'zopakovaný krok',
  },
} as const satisfies Pick<Shape<typeof english>, 'step'>;
