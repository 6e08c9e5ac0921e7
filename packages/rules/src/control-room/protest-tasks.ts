import { describeMatch, describeTeam } from './describe-match.ts';
import type { ControlRoomFacts } from './facts.ts';
import type { OpenTask } from './task.ts';

/** Open protests, due at their deadline (CT10). */
export function protestTasks({ snapshot, protests }: ControlRoomFacts): OpenTask[] {
  return protests.flatMap(({ id, matchId, number, teamId, filedAt, dueAt }): OpenTask[] => {
    const match = snapshot.matches.get(matchId);
    if (!match) return [];
    return [
      {
        key: `protest:${id}`,
        since: Date.parse(filedAt),
        dueAt: Date.parse(dueAt),
        kind: 'protest',
        match: describeMatch(snapshot, match),
        number,
        team: describeTeam(snapshot, teamId),
      },
    ];
  });
}
