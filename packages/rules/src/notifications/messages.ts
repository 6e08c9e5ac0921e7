import type { News } from './news.ts';

/** What a follower wants to know about a team. */
export interface Choice {
  readonly teamId: number;
  readonly start: boolean;
  readonly goals: boolean;
  readonly result: boolean;
}

export interface FollowerChoice extends Choice {
  readonly followerId: number;
}

export interface PlayedMatch {
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
}

export interface Message {
  readonly followerId: number;
  readonly news: News;
  /** Corrections replace the shown message silently (NO5). */
  readonly quiet: boolean;
  /** Followed teams of the match, home first. */
  readonly teamIds: readonly number[];
}

/** Messages for followers: at most one for each, even if both teams are followed (NO6). */
export function messagesOf(
  match: PlayedMatch,
  news: readonly News[],
  choices: readonly FollowerChoice[],
): Message[] {
  const teamIds = [match.homeTeamId, match.awayTeamId].filter((id) => id !== null);
  const byFollower = new Map<number, FollowerChoice[]>();
  for (const choice of choices) {
    if (!teamIds.includes(choice.teamId)) continue;
    byFollower.set(choice.followerId, [...(byFollower.get(choice.followerId) ?? []), choice]);
  }
  return [...byFollower].flatMap(([followerId, own]) => {
    const wanted = news.find((one) => own.some((choice) => wants(choice, one)));
    if (!wanted) return [];
    const followed = teamIds.filter((id) => own.some(({ teamId }) => teamId === id));
    return [{ followerId, news: wanted, quiet: wanted.kind === 'correction', teamIds: followed }];
  });
}

/** Corrections are for followers who know the score: of goals at any time, of the result after it. */
function wants({ start, goals, result }: Choice, { kind, final }: News): boolean {
  switch (kind) {
    case 'start':
      return start;
    case 'goal':
      return goals;
    case 'result':
      return result;
    case 'moved':
    case 'cancelled':
      return true;
    case 'correction':
      return goals || (result && final);
  }
}
