import type { RosterPerson } from '@sevenmetre/contract/match-rosters/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { MatchRosterViolation } from '@sevenmetre/rules/match-roster';

/** Last name first, as lists at a table are written. */
export function personName({ firstName, lastName }: Pick<RosterPerson, 'firstName' | 'lastName'>): string {
  return `${lastName} ${firstName}`;
}

export function namesOf(people: readonly RosterPerson[], ids: readonly number[]): string {
  return ids
    .flatMap((id) => people.find(({ participantId }) => participantId === id) ?? [])
    .map(personName)
    .join(', ');
}

export function violationText(
  t: Translator,
  { code, participantIds, parameters }: MatchRosterViolation,
  people: readonly RosterPerson[],
): string {
  const names = namesOf(people, participantIds);
  const { number = 0, min = 0, max = 0, count = 0, limit = 0 } = parameters;
  switch (code) {
    case 'numbers-duplicate':
      return t('matchRosters.violation.numbers-duplicate', { number, names });
    case 'numbers-out-of-range':
      return t('matchRosters.violation.numbers-out-of-range', { min, max, names });
    case 'players-too-few':
    case 'players-too-many':
    case 'players-over-recommended':
    case 'leaders-too-few':
    case 'leaders-too-many':
      return t(`matchRosters.violation.${code}`, { count, limit });
    default:
      return t(`matchRosters.violation.${code}`, { names });
  }
}

/** What is wrong with one person, beside the number field. */
export function personErrors(
  t: Translator,
  person: RosterPerson,
  violations: readonly MatchRosterViolation[],
  people: readonly RosterPerson[],
): string[] {
  const own = violations.filter(({ participantIds }) => participantIds.includes(person.participantId));
  return own.map(({ code, participantIds, parameters }) => {
    const { min = 0, max = 0 } = parameters;
    const others = participantIds.filter((id) => id !== person.participantId);
    if (code === 'numbers-duplicate') return t('matchRosters.same', { names: namesOf(people, others) });
    if (code === 'numbers-missing') return t('matchRosters.missing');
    if (code === 'numbers-out-of-range') return t('matchRosters.range', { min, max });
    if (code === 'outside-category') return t('matchRosters.mark.outsideCategory');
    return t(code === 'other-team' ? 'matchRosters.mark.otherTeam' : 'matchRosters.mark.suspended');
  });
}
