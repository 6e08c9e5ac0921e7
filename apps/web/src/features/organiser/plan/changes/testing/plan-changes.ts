import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { organiser } from '../../../../../testing/show-signed-in.tsx';

/** Who may change the plan. */
export const admin = organiser;

/** An open match of Třebín and Lindenau. @param start minute of the tournament */
export const aMatch = (number: number, hall: string, start: number): PlanChanges['matches'][number] => ({
  key: `MA A:${number}`,
  number,
  category: 'MA',
  group: 'MA-A',
  home: 'Třebín',
  away: 'Lindenau',
  placement: { hall, start },
  state: 'open',
});

/** A published version without a match, in the middle of its first day. */
export const planChanges: PlanChanges = {
  version: {
    number: 9,
    at: '2027-03-27T10:00:00Z',
    by: 'Petra Nováková',
    reason: null,
    restores: null,
    notified: null,
  },
  happenings: null,
  now: 712,
  days: ['2027-03-27', '2027-03-28'],
  courts: [{ key: '1', code: 'H01', nameCs: 'Úvoz', nameEn: 'Úvoz' }],
  categories: [{ code: 'MA', gender: 'M' }],
  groups: [],
  teams: [],
  matches: [],
};

/** An answer of the server. */
export const ok = (body: unknown) => () => ({ status: 200, body });
