import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import { type Person, YearError, done } from '../person.ts';
import { type YearShape, allowsWithdrawal } from '../shape.ts';
import type { RegisteredClub, RegisteredTeam } from './register-clubs.ts';

/** A team that withdraws after the plan was published. */
export interface LateWithdrawal {
  readonly team: RegisteredTeam;
  /** What happens to its results. */
  readonly results: WithdrawnPolicy;
}

/** Before the draw an accepted team withdraws, and a waiting team of its category gets its place. */
export async function replaceTeam(
  organiser: Person,
  clubs: readonly RegisteredClub[],
): Promise<RegisteredClub[]> {
  const teams = clubs.flatMap((club) => (club.shape.decision === 'declined' ? [] : club.teams));
  const waiting = teams.find(({ state }) => state === 'waiting');
  const leaving = teams.findLast(
    ({ state, category, clubId }) =>
      state === 'accepted' && category === waiting?.category && clubId !== waiting.clubId,
  );
  if (!waiting || !leaving) throw new YearError('No team waits for the place of another');
  await withdraw(organiser, leaving.id, null);
  const teamsToAccept = [{ id: waiting.id, state: 'waiting' as const }];
  const body = { to: 'accepted' as const, teams: teamsToAccept };
  expectDone(done('teamStatesChange', await organiser.client.teamStatesChange({ body })));
  const states = new Map([
    [leaving.id, 'withdrawn'],
    [waiting.id, 'accepted'],
  ]);
  return withStates(clubs, states);
}

/** The clubs with new states of their teams. */
export function withStates(
  clubs: readonly RegisteredClub[],
  states: ReadonlyMap<number, string>,
): RegisteredClub[] {
  return clubs.map((club) => ({
    ...club,
    teams: club.teams.map((team) => ({ ...team, state: states.get(team.id) ?? team.state })),
  }));
}

/**
 * One team before its first match, whose results are annulled, and one between two of its matches, whose
 * results are kept: of categories in which no seat waits for the last place of a group, since a withdrawn
 * team takes no seat.
 */
export function chooseLate(shape: YearShape, clubs: readonly RegisteredClub[]): LateWithdrawal[] {
  const withdrawable = shape.categories.filter(({ plan }) => allowsWithdrawal(plan)).map(({ code }) => code);
  const accepted = clubs.flatMap(({ teams }) => teams.filter(({ state }) => state === 'accepted'));
  return (['annulled', 'kept'] as const).flatMap((results, index) => {
    const team = accepted.find(({ category }) => category === withdrawable[index]);
    return team ? [{ team, results }] : [];
  });
}

/**
 * Withdraws a team from the tournament after reading the preview.
 * @param results null: the team has no matches
 */
export async function withdraw(
  { client }: Person,
  id: number,
  results: WithdrawnPolicy | null,
): Promise<void> {
  const effect = done('teamWithdrawal', await client.teamWithdrawal({ params: { id }, query: {} }));
  if (results !== null && !effect.choices.some((choice) => choice.results === results))
    throw new YearError(`The results of team ${id} cannot be ${results}`);
  const chosen = results === null ? {} : { results };
  const team = { id, state: 'accepted' as const, agreedMatches: effect.open, ...chosen };
  const body = { to: 'withdrawn' as const, teams: [team] };
  expectDone(done('teamStatesChange', await client.teamStatesChange({ body })));
}

function expectDone(outcomes: {
  readonly results: readonly { readonly outcome: string }[];
  readonly conflicts: readonly unknown[];
}): void {
  const isDone = outcomes.results.every(({ outcome }) => outcome === 'done');
  if (!isDone || outcomes.conflicts.length > 0)
    throw new YearError(`The state of a team was changed with ${JSON.stringify(outcomes)}`);
}
