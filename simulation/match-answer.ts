import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Answer, Roster } from '@sevenmetre/sync/simulation/messages';
import { lineupOf, toTold } from '../apps/web/src/features/reporter/device/call-network.ts';

/** The roster of the home team, as its page shows it. Whom the server only proposes stands in none yet. */
export function rosterOf({ match: { home } }: ReporterMatchBody): Roster {
  const entries = (home?.people ?? [])
    .filter(({ onRoster, entryId }) => onRoster && entryId !== null)
    .map(({ participantId, role, jerseyNumber }) => ({ participantId, role, jerseyNumber }))
    .sort((a, b) => a.participantId - b.participantId);
  return { revision: home?.revision ?? 0, entries };
}

/** A match that a page has loaded, read as the pages of reporters read it; null: it came without the keys of its taps. */
export function answerOf(body: ReporterMatchBody): Answer | null {
  const told = toTold(body.match.detail, null);
  if (told === null) return null;
  return {
    status: 200,
    code: null,
    eventId: null,
    events: told.events.map((event) => ({ ...event, tap: event.key })),
    roster: rosterOf(body),
    lineup: lineupOf(body),
    ...(told.clock && { clock: told.clock }),
    date: null,
  };
}
