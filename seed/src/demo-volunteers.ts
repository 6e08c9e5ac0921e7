import type { EnteredDuty } from '@sevenmetre/server/features/duty/index';
import { peopleNames, type SeededRandom } from '@sevenmetre/rules/fiction';

/** What volunteers of the demo can do, in turn; an empty list: whatever is needed. */
const skills = [
  ['timekeeper'],
  ['timekeeper', 'hall'],
  ['hall'],
  [],
  ['hall', 'driver'],
  ['kitchen'],
  ['desk', 'hall'],
  ['timekeeper'],
  ['first-aid'],
  ['kitchen', 'desk'],
] as const;
/** Volunteers for each hall: not quite enough, so that gaps are left. */
const perHall = 4;

/** Fictional volunteers: some under 18, some with one free day, most of whom have confirmed. */
export function demoVolunteers(halls: number, days: readonly string[], random: SeededRandom): EnteredDuty {
  const names = peopleNames('CZ');
  return {
    volunteers: Array.from({ length: halls * perHall + 4 }, (_, at) => {
      const isMinor = at % 11 === 5;
      const day = days[at % days.length];
      const isWoman = at % 2 === 0;
      return {
        firstName: random.pick(isWoman ? names.girls : names.boys),
        lastName: random.pick(isWoman ? (names.women ?? names.families) : names.families),
        phone: `+420 601 ${String(200_000 + at * 137).replace(/(\d{3})(\d{3})/, '$1 $2')}`,
        email: null,
        isMinor,
        hasConsent: isMinor && at % 2 === 0,
        skills: [...(skills[at % skills.length] ?? [])],
        languages: at % 3 === 0 ? ['cs', 'en'] : ['cs'],
        hours: at % 5 === 3 && day !== undefined ? [{ day, from: 7 * 60, to: 20 * 60 }] : null,
        teamId: null,
        userId: null,
        note: null,
      };
    }),
    answerOf: (index) => (index % 23 === 7 ? 'declined' : index % 9 === 4 ? 'asked' : 'confirmed'),
  };
}
