import type { ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import type { JoinOrder } from '@sevenmetre/rules/registration';
import { type DraftTeam, type RegistrationDraft, countryOfOrder, teamsOfOrder } from './draft.ts';
import { isSame } from './merge-forms.ts';

/**
 * Whether a form that was begun before has other numbers than what was counted on the join page since (CR13). An order that
 * somebody has decided on is not new.
 */
export function isNewlyCounted(draft: RegistrationDraft, order: JoinOrder | null, offer: ClubOffer): boolean {
  if (order === null || isSame(draft.order ?? null, order)) return false;
  const { teams } = draft.form;
  return !isSame(numbersOf(withCounted(draft, order, offer, () => '').form.teams), numbersOf(teams));
}

/**
 * The form with the numbers of an order: teams beyond it are removed, missing ones are added. What else was typed of a team
 * stays. The category of the order goes to the first team, unless a team has it.
 * @param key makes the key of an added team
 */
export function withCounted(
  draft: RegistrationDraft,
  order: JoinOrder,
  offer: ClubOffer,
  key: () => string,
): RegistrationDraft {
  const { teams: before, countryId } = draft.form;
  const isThere = (category: number | null) => before.some((team) => team.teamCategoryId === category);
  const teams = teamsOfOrder(order, offer, key).map((counted, index): DraftTeam => {
    const team = before[index];
    if (!team) return isThere(counted.teamCategoryId) ? { ...counted, teamCategoryId: null } : counted;
    const { bundlePricelistItemId, bundlePersons, teamCategoryId, teamStartServiceLevelId } = counted;
    return {
      ...team,
      bundlePricelistItemId,
      bundlePersons,
      teamCategoryId:
        teamCategoryId === null || isThere(teamCategoryId) ? team.teamCategoryId : teamCategoryId,
      teamStartServiceLevelId:
        order.serviceLevelId === null ? team.teamStartServiceLevelId : teamStartServiceLevelId,
    };
  });
  const form = { ...draft.form, teams, countryId: countryId ?? countryOfOrder(order, offer) };
  return { ...draft, form, order };
}

function numbersOf(teams: readonly DraftTeam[]) {
  return teams.map((team) => [
    team.bundlePricelistItemId,
    team.bundlePersons ?? 0,
    team.teamCategoryId,
    team.teamStartServiceLevelId,
  ]);
}
