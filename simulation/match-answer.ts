import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Answer, Roster } from '@sevenmetre/sync/simulation/messages';
import { lineupOf, toMatchAnswer } from '../apps/web/src/features/reporter/device/call-network.ts';

/**
 * The roster of the home team, as its page shows it. People whom the server only proposes are not in it yet.
 */
export function rosterOf({ match: { home } }: ReporterMatchBody): Roster {
  const entries = (home?.people ?? [])
    .filter(({ onRoster, entryId }) => onRoster && entryId !== null)
    .map(({ participantId, role, jerseyNumber }) => ({ participantId, role, jerseyNumber }))
    .sort((a, b) => a.participantId - b.participantId);
  return { revision: home?.revision ?? 0, entries };
}

/**
 * A match that a page has loaded, read as the reporters' pages read it; null: it arrived without the keys of
 * its taps.
 */
export function answerOf(body: ReporterMatchBody): Answer | null {
  const answer = toMatchAnswer(body.match.detail, null);
  if (answer === null) return null;
  return {
    status: 200,
    code: null,
    eventId: null,
    events: answer.events.map((event) => ({ ...event, tap: event.key })),
    roster: rosterOf(body),
    lineup: lineupOf(body),
    ...(answer.clock && { clock: answer.clock }),
    ...(answer.signatures && { signatures: answer.signatures }),
    date: null,
  };
}
