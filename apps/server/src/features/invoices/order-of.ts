import { romanNumber } from '@sevenmetre/rules/names';
import type { Order, OrderedParty } from '@sevenmetre/rules/pricing';
import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import type { TeamOrderRow } from './order.repository.ts';

/** A club's order; each party has the name that its lines have. */
export function orderOf(
  registrationState: RegistrationState,
  teams: readonly TeamOrderRow[],
  groups: readonly OrderedParty[],
): Order {
  return {
    registrationState,
    teams: teams.map((team) => ({ ...team, label: labelOf(team, teams) })),
    extraPersons: groups.map((group, index) =>
      groups.length > 1 ? { ...group, label: String(index + 1) } : group,
    ),
  };
}

/** `MA`, or `MA II` if the club has several teams in the category. */
function labelOf({ categoryCode, teamNumber }: TeamOrderRow, teams: readonly TeamOrderRow[]): string {
  const several = teams.filter((team) => team.categoryCode === categoryCode).length > 1;
  return several ? `${categoryCode} ${romanNumber(teamNumber)}` : categoryCode;
}
