import { scheduleIndex } from './match-index.ts';
import { matchesOf } from './progress.ts';
import { seatIndex } from './seat-index.ts';
import type { LiveBody, LiveGroupTeam, LiveMatch } from './slices.ts';
import type { GroupTeam, Match, Snapshot } from './snapshot.ts';
import { publicMatch, publicSeat } from './visibility.ts';

/** The specified body of all standings and matches; matches by day, then time. */
export function liveBody(snapshot: Snapshot): LiveBody {
  return {
    groupTeams: [...seatIndex(snapshot.groupTeams).ofGroup.values()]
      .flat()
      .flatMap((id) => snapshot.groupTeams.get(id) ?? [])
      .map((seat) => liveGroupTeam(snapshot, seat)),
    matches: matchesOf(snapshot, scheduleIndex(snapshot.matches).inOrder).map((match) =>
      liveMatch(snapshot, match),
    ),
  };
}

export function liveGroupTeam(snapshot: Snapshot, stored: GroupTeam): LiveGroupTeam {
  const { seat: _seat, lot: _lot, ...row } = publicSeat(snapshot, stored);
  return row;
}

export function liveMatch(snapshot: Snapshot, stored: Match): LiveMatch {
  const {
    homeHalfTimeScore,
    awayHalfTimeScore,
    startsAt: _startsAt,
    stageStartedAt,
    halfLength,
    corrected,
    beingChecked,
    ...row
  } = publicMatch(snapshot, stored);
  const meta = {
    ...(homeHalfTimeScore === null ? {} : { homeHalfTimeScore, awayHalfTimeScore }),
    ...(stageStartedAt === null ? {} : { stageStartedAt }),
    ...(corrected ? { corrected } : {}),
    ...(beingChecked ? { beingChecked } : {}),
  };
  return { ...row, matchLength: 2 * halfLength, meta };
}
