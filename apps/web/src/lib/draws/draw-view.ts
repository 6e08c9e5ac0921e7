import type { DrawInputBody, DrawProgress, PublicDraw, ShownBall } from '@sevenmetre/contract/draws/schemas';

type DrawnTeam = DrawInputBody['teams'][number];

/** A draw whose teams are frozen. */
export interface DrawView {
  readonly progress: DrawProgress;
  readonly input: DrawInputBody;
  readonly groups: readonly DrawnGroup[];
  /** The current ball: its team is drawn, its group is not. */
  readonly current: CurrentBall | null;
  /** The last ball that is in its group. */
  readonly last: { readonly team: DrawnTeam; readonly group: string } | null;
  readonly drawn: number;
  readonly total: number;
  /** Of the ball in play, or of the next one; from 1. */
  readonly pot: number;
  readonly ballOfPot: number;
  readonly ballsOfPot: number;
}

export interface DrawnGroup {
  readonly id: string;
  readonly index: number;
  readonly size: number;
  readonly teams: readonly DrawnTeam[];
  readonly state: 'plain' | 'possible' | 'has' | 'blocked';
  /** Why it is blocked. */
  readonly reason: ShownBall['blocked'][number]['reason'] | null;
  readonly keptFor: string | null;
}

interface CurrentBall {
  readonly team: DrawnTeam;
  readonly free: readonly string[];
}

/** null before teams and pots are frozen. */
export function viewOf({ progress, input }: PublicDraw): DrawView | null {
  if (progress === null || input === null) return null;
  const teamOf = new Map(input.teams.map((team) => [team.id, team]));
  const { balls } = progress;
  const done = balls.filter(({ group }) => group !== null);
  const ball = balls.at(-1);
  const team = ball?.group === null ? teamOf.get(ball.team) : undefined;
  const labels = input.groups.map(({ id }) => id);
  const lastBall = done.at(-1);
  const lastTeam = lastBall && teamOf.get(lastBall.team);
  const next = Math.min(done.length, input.teams.length - 1);
  const pot = team?.pot ?? input.teams[next]?.pot ?? 0;
  const before = input.teams.filter((one) => one.pot < pot).length;
  return {
    progress,
    input,
    groups: groupsOf(input, done, team ? (ball ?? null) : null, teamOf),
    current: team && ball ? { team, free: ball.free.map((group) => labels[group] ?? '') } : null,
    last: lastTeam ? { team: lastTeam, group: labels[lastBall?.group ?? -1] ?? '' } : null,
    drawn: done.length,
    total: input.teams.length,
    pot: pot + 1,
    ballOfPot: Math.min(done.length + 1, input.teams.length) - before,
    ballsOfPot: input.teams.filter((one) => one.pot === pot).length,
  };
}

function groupsOf(
  { groups }: DrawInputBody,
  done: readonly ShownBall[],
  ball: ShownBall | null,
  teamOf: ReadonlyMap<string, DrawnTeam>,
): DrawnGroup[] {
  return groups.map(({ id, entries }, index) => {
    const teams = done.flatMap(({ team, group }) => (group === index ? (teamOf.get(team) ?? []) : []));
    const blocked = ball?.blocked.find(({ group }) => group === index);
    const isFree = ball?.free.includes(index);
    return {
      id,
      index,
      size: entries.length,
      teams,
      state: ball === null ? 'plain' : isFree ? 'possible' : blocked ? 'blocked' : 'has',
      reason: blocked?.reason ?? null,
      keptFor: teamOf.get(blocked?.keptFor ?? '')?.name ?? null,
    };
  });
}
