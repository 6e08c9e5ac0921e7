import type { appointments as english } from '../en/appointments.ts';
import type { Shape } from '../words.ts';

/** A pair of referees that goes home before its last match. */
export const home = {
  next: 'Pary dowiedzą się o tym po opublikowaniu.',
  goes: 'Wraca do domu…',
  title: '{pair} wraca do domu',
  from: 'Nieobecna od',
  matches: {
    zero: 'Potem nie prowadzi już żadnego meczu.',
    one: 'Zostawia {count} mecz.',
    few: 'Zostawia {count} mecze.',
    many: 'Zostawia {count} meczów.',
    other: 'Zostawia {count} meczu.',
  },
  open: {
    one: '{count} zostaje bez pary.',
    few: '{count} zostają bez pary.',
    many: '{count} zostaje bez pary.',
    other: '{count} zostaje bez pary.',
  },
  overlaps: 'Ma się zacząć przed wyjazdem. Jeśli ta para jeszcze go poprowadzi, przesuń godzinę na {time}.',
  nobody: 'bez pary',
  handOver: {
    one: 'Przekaż {count} mecz',
    few: 'Przekaż {count} mecze',
    many: 'Przekaż {count} meczów',
    other: 'Przekaż {count} meczu',
  },
  apply: {
    zero: 'Zapisz nieobecność',
    one: 'Odbierz {count} mecz',
    few: 'Odbierz {count} mecze',
    many: 'Odbierz {count} meczów',
    other: 'Odbierz {count} meczu',
  },
  step: '{pair} wraca do domu',
} as const satisfies Shape<(typeof english)['home']>;
