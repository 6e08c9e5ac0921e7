import { liveGroupTeam, liveMatch, matchesInOrder, seatsInOrder } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { GroupTeam, Match } from '@sevenmetre/rules/tournament';

/** Unchanged rows are the same objects in the next snapshot, so their JSON is made once. */
const matchTexts = new WeakMap<Match, string>();
const seatTexts = new WeakMap<GroupTeam, string>();

/** `JSON.stringify(liveBody(snapshot))`, much faster after the first call. */
export function liveJson(snapshot: Snapshot): string {
  const matches = matchesInOrder(snapshot).map((match) =>
    textOf(matchTexts, match, () => liveMatch(snapshot, match)),
  );
  const seats = seatsInOrder(snapshot).map((seat) =>
    textOf(seatTexts, seat, () => liveGroupTeam(snapshot, seat)),
  );
  return `{"groupTeams":[${seats.join(',')}],"matches":[${matches.join(',')}]}`;
}

function textOf<T extends object>(texts: WeakMap<T, string>, row: T, shape: () => object): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(shape());
  texts.set(row, text);
  return text;
}
