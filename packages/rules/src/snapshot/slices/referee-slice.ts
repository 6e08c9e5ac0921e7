import { derived, push } from '../lookups/derived.ts';
import { categoriesOf } from './hall-slice.ts';
import { countryHead, hallHead, sliceHead } from '../lookups/heads.ts';
import { comparePlayingOrder } from '../lookups/match-index.ts';
import { matchesOf } from '../lookups/matches-of.ts';
import type { CompetitionReferee, RefereeHead, RefereeSlice, RefereesSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match, Referee } from '../../tournament/index.ts';
import { tickets } from '../lookups/ticket.ts';

/** Approved referees by country; within one by name as written, pages sort by the visitor's language. */
export function refereesSlice(snapshot: Snapshot): RefereesSlice {
  const ofCountry = new Map<string | null, Referee[]>();
  for (const referee of refereesInOrder(snapshot)) push(ofCountry, referee.countryCode, referee);
  const codes = [...ofCountry.keys()].sort((a, b) => ((a ?? '~') < (b ?? '~') ? -1 : 1));
  return {
    ...sliceHead(snapshot),
    countries: codes.map((code) => ({
      country: code === null ? null : countryHead(snapshot, code),
      referees: (ofCountry.get(code) ?? []).map(refereeHead),
    })),
  };
}

/** Public data of a referee, with all matches in the order of play. */
export function refereeSlice(snapshot: Snapshot, referee: Referee): RefereeSlice {
  const { id, firstName, lastName, sex, countryCode } = referee;
  const matches = matchesOfReferee(snapshot, id);
  return {
    ...sliceHead(snapshot),
    referee: {
      id,
      firstName,
      lastName,
      sex,
      country: countryCode === null ? null : countryHead(snapshot, countryCode),
      colleague: colleagueOf(snapshot, referee),
    },
    halls: hallsOf(snapshot, referee),
    matches: tickets(snapshot, matches),
    categories: categoriesOf(snapshot, matches),
  };
}

/** The list as specified. With halls only if the organiser publishes them. */
export function competitionReferees(snapshot: Snapshot): CompetitionReferee[] {
  return refereesInOrder(snapshot).map((referee) => ({
    ...refereeHead(referee),
    colleagueRefereeId: colleagueOf(snapshot, referee)?.id ?? null,
    countryId: referee.countryId,
    refereeInHalls: (referee.halls ?? []).map(({ day, placeId }) => ({ day, placeId })),
    sex: referee.sex,
  }));
}

/** In the order of play. */
export function matchesOfReferee(snapshot: Snapshot, id: number): Match[] {
  return matchesOf(snapshot, snapshot.referees.get(id)?.matchIds).sort(comparePlayingOrder);
}

/** Referees of each match. */
export const refereesOfMatch = derived(
  (referees: Snapshot['referees']): ReadonlyMap<number, readonly number[]> => {
    const ofMatch = new Map<number, number[]>();
    for (const { id, matchIds } of referees.values())
      for (const matchId of matchIds) push(ofMatch, matchId, id);
    return ofMatch;
  },
);

function refereesInOrder({ referees }: Snapshot): Referee[] {
  const nameOf = ({ lastName, firstName }: Referee) => `${lastName} ${firstName}`;
  return [...referees.values()].sort((a, b) => {
    const [one, other] = [nameOf(a), nameOf(b)];
    return one === other ? a.id - b.id : one < other ? -1 : 1;
  });
}

function refereeHead({ id, firstName, lastName }: Referee): RefereeHead {
  return { id, firstName, lastName };
}

/** Colleagues whose registration is not approved are not public. */
function colleagueOf({ referees }: Snapshot, { colleagueRefereeId }: Referee): RefereeHead | null {
  const colleague = colleagueRefereeId === null ? undefined : referees.get(colleagueRefereeId);
  return colleague ? refereeHead(colleague) : null;
}

function hallsOf(snapshot: Snapshot, { halls }: Referee): RefereeSlice['halls'] {
  if (halls === null) return null;
  return halls
    .flatMap(({ day, placeId }) => {
      const hall = hallHead(snapshot, placeId);
      return hall ? [{ day, hall }] : [];
    })
    .sort((a, b) => (a.day === b.day ? a.hall.id - b.hall.id : a.day < b.day ? -1 : 1));
}
