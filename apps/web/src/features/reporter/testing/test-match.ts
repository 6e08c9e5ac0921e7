import type { RosterPerson, RosterSide } from '@sevenmetre/contract/match-rosters/schemas';
import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Side, StageCode } from '@sevenmetre/rules/vocabulary';
import { aReporterMatch } from '../../../testing/reporter-match.ts';
import { aTicket, teams } from '../../../testing/slices.ts';
import type { KeptMatch } from '../match-sheets/sheet-store.ts';

/** Somebody of the team; without a number he stands in no roster yet. */
export function aPerson(participantId: number, lastName: string, jerseyNumber: number | null): RosterPerson {
  return {
    participantId,
    entryId: jerseyNumber === null ? null : 100 + participantId,
    firstName: 'Jan',
    lastName,
    birthYear: null,
    role: 'player',
    jerseyNumber,
    onRoster: jerseyNumber !== null,
    inTeam: true,
    hasEvents: false,
    marks: { outsideCategory: false, otherTeam: false, suspended: false },
  };
}

function aSide(side: Side, people: readonly RosterPerson[]): RosterSide {
  const team = side === 'home' ? teams.trebin : teams.lindenau;
  const rest = { state: 'saved', revision: 4, savedAt: null, prefilled: false } as const;
  return { ...rest, side, clubId: 1, team, people: [...people] };
}

const ticket = aTicket(7);

/** A match as the device has kept it, with these people of the two teams; unless it is said nobody has begun it. */
export function aKeptMatch(
  people: Readonly<Record<Side, readonly RosterPerson[]>>,
  stageCode: StageCode = 'not_started',
): KeptMatch {
  const body: ReporterMatchBody = {
    ...aReporterMatch(
      { ...ticket, stageCode },
      { home: aSide('home', people.home), away: aSide('away', people.away) },
    ),
    referees: [{ id: 4, firstName: 'Eva', lastName: 'Malá', countryCode: 'cz', here: true }],
  };
  return { slug: ticket.slug, matchId: ticket.id, body, keptAt: 0 };
}
