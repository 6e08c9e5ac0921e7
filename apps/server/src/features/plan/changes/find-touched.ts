import type { Tx } from '../../../platform/database/index.ts';
import { findClubReaders } from '../../mail/index.ts';
import { countFollowers } from '../versions/publication.repository.ts';
import type { PublishedPlan } from './load-published.ts';
import { findMatchReferees, findNotifiedPairs } from './match-referees.repository.ts';
import type { RepairSetup } from './repair-task.ts';
import type { FoundPlans } from './start-repair.ts';

/** Teams and referees affected by a change of matches. */
export interface Touched {
  /** Ids of known teams. */
  readonly teams: ReadonlySet<number>;
  /** Pairs of referees, each as the ids of its referees. */
  readonly pairs: ReadonlySet<string>;
  readonly clubs: ReadonlySet<number>;
  readonly mails: number;
  /** Names of the clubs that nobody has an account for. */
  readonly withoutAccount: readonly string[];
  /** Ids of pairs that were notified of their matches. */
  readonly notifiedPairs: ReadonlySet<number>;
  readonly languages: ReadonlySet<string>;
  readonly followers: number;
}

/** Finds who is affected: by the matches of any of the plans, and by all displaced ones. */
export async function findTouched(
  published: PublishedPlan,
  { task, added, cancelled }: RepairSetup,
  found: FoundPlans,
  tx: Tx,
): Promise<(keys: readonly string[]) => Touched> {
  const { plan, standing } = published;
  const known = new Map(plan.teams.map((team) => [team.id, team]));
  const teamsOf = new Map(task.input.matches.map(({ key, teams }) => [key, teams.map(Number)]));
  const teamIds = (keys: readonly string[]) =>
    new Set(
      keys.flatMap((key) => {
        const stands = standing.get(key);
        return [...(teamsOf.get(key) ?? []), stands?.homeTeamId ?? 0, stands?.awayTeamId ?? 0].filter((id) =>
          known.has(id),
        );
      }),
    );
  const readers = await readersOf(plan.teams, tx);
  const ids = [...standing.values()].map(({ id }) => id);
  const pairs = await findMatchReferees(ids, tx);
  const notified = await findNotifiedPairs(ids, tx);
  const clubNames = new Map(plan.teams.map(({ clubId, clubName }) => [clubId, clubName]));
  const followers = new Map<string, number>();
  for (const { placements } of found) {
    const teams = teamIds(movedKeys(placements, task, [...added, ...cancelled]));
    followers.set(nameOf(teams), await countFollowers([...teams], tx));
  }
  return (keys) => {
    const teams = teamIds(keys);
    const clubs = new Set([...teams].flatMap((id) => known.get(id)?.clubId ?? []));
    const recipients = [...clubs].flatMap((id) => readers.get(id) ?? []);
    return {
      teams,
      pairs: new Set(keys.flatMap((key) => pairs.get(standing.get(key)?.id ?? 0) ?? [])),
      clubs,
      mails: recipients.length,
      withoutAccount: [...clubs].flatMap((id) => (readers.has(id) ? [] : (clubNames.get(id) ?? []))),
      notifiedPairs: new Set(keys.flatMap((key) => notified.get(standing.get(key)?.id ?? 0) ?? [])),
      languages: new Set([...teams].flatMap((id) => known.get(id)?.locale ?? [])),
      followers: followers.get(nameOf(teams)) ?? 0,
    };
  };
}

async function readersOf(teams: PublishedPlan['plan']['teams'], tx: Tx) {
  const clubs = [...new Set(teams.map(({ clubId }) => clubId))];
  return Map.groupBy(await findClubReaders(clubs, tx), ({ clubId }) => clubId);
}

function nameOf(teams: ReadonlySet<number>): string {
  return [...teams].toSorted((a, b) => a - b).join();
}

/** Matches that a plan moves, those without a place, and those of `others`. */
export function movedKeys(
  placements: FoundPlans[number]['placements'],
  { published }: Pick<RepairSetup['task'], 'published'>,
  others: readonly string[],
): string[] {
  const after = new Map(placements);
  const moved = published.flatMap(([key, from]) => {
    const to = after.get(key);
    return to?.hall === from.hall && to.start === from.start ? [] : [key];
  });
  const before = new Set(published.map(([key]) => key));
  const fresh = placements.flatMap(([key]) => (before.has(key) ? [] : [key]));
  return [...new Set([...moved, ...fresh, ...others])];
}
