import { sliceHead } from './heads.ts';
import type { MatchSlice, PublicMatchDetail } from './slices.ts';
import type { Match, PublicMatchEvent, Snapshot } from './snapshot.ts';
import { ticket } from './ticket.ts';
import { categoryOfMatch } from './visibility.ts';

/** The page of a match; `detail` holds what was loaded for it. */
export function matchSlice(snapshot: Snapshot, match: Match, detail: PublicMatchDetail): MatchSlice {
  return {
    ...sliceHead(snapshot),
    ticket: ticket(snapshot, match),
    events: publicEvents(snapshot, match, detail.events),
    roster: detail.roster,
    referees: detail.referees.map(({ id, firstName, lastName, countryCode }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      countryCode,
    })),
  };
}

/** Goals tell the score, so a category with hidden results shows no event at all. */
export function publicEvents(
  snapshot: Snapshot,
  match: Match,
  events: readonly PublicMatchEvent[],
): readonly PublicMatchEvent[] {
  return categoryOfMatch(snapshot, match)?.resultsHidden ? [] : events;
}
