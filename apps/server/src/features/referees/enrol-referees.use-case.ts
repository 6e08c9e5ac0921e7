import { insertMatchReferees } from '../appointments/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { appendChange } from '../live/index.ts';
import * as enrolment from './enrolment.repository.ts';
import type { RefereeColumns } from './enrolment.repository.ts';

/** A registration with codes instead of ids. */
export interface NewReferee extends Omit<
  RefereeColumns,
  'editionId' | 'userId' | 'countryId' | 'tshirtSizeId' | 'accommodationPlaceId' | 'colleagueRefereeId'
> {
  readonly countryCode: string;
  readonly tshirtSize: string | null;
  /** Code of a place of the edition. */
  readonly hotelCode: string | null;
  /** E-mail of the account that owns the registration. */
  readonly accountEmail: string | null;
}

/** Referees are identified by their index in `referees`. */
export interface Enrolment {
  readonly referees: readonly NewReferee[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly halls: readonly { readonly referee: number; readonly day: string; readonly hallCode: string }[];
  readonly matches: readonly { readonly matchNumber: number; readonly referees: readonly number[] }[];
}

/**
 * Stores referees with their pairs, halls and matches, and appends the live change. An unknown code leaves
 * its field empty; unknown matches and halls are skipped.
 */
export async function enrolReferees(
  database: Database,
  editionId: number,
  { referees, pairs, halls, matches }: Enrolment,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ids = await insertAll(editionId, referees, tx);
    for (const [one, other] of pairs) {
      const [first, second] = [ids[one], ids[other]];
      if (first === undefined || second === undefined) continue;
      await enrolment.updateColleague(first, second, tx);
      await enrolment.updateColleague(second, first, tx);
    }
    await assignHalls(editionId, halls, ids, tx);
    await assignMatches(editionId, matches, ids, tx);
    await appendChange(tx, { structure: true });
  });
}

async function insertAll(editionId: number, referees: readonly NewReferee[], tx: Tx): Promise<number[]> {
  const countryIds = await enrolment.findCountryIds(
    referees.map(({ countryCode }) => countryCode),
    tx,
  );
  const userIds = await enrolment.findUserIds(
    referees.flatMap(({ accountEmail }) => accountEmail ?? []),
    tx,
  );
  const sizes = await enrolment.findTshirtSizeIds(tx);
  const placeIds = await enrolment.findPlaceIds(editionId, tx);
  const rows = referees.map(({ countryCode, tshirtSize, hotelCode, accountEmail, ...columns }) => ({
    ...columns,
    editionId,
    countryId: countryIds.get(countryCode) ?? null,
    tshirtSizeId: sizes.get(tshirtSize ?? '') ?? null,
    accommodationPlaceId: placeIds.get(hotelCode ?? '') ?? null,
    userId: userIds.get(accountEmail ?? '') ?? null,
  }));
  return enrolment.insert(rows, tx);
}

async function assignHalls(
  editionId: number,
  halls: Enrolment['halls'],
  ids: readonly number[],
  tx: Tx,
): Promise<void> {
  const placeIds = await enrolment.findPlaceIds(editionId, tx);
  const rows = halls.flatMap(({ referee, day, hallCode }) => {
    const [refereeId, placeId] = [ids[referee], placeIds.get(hallCode)];
    return refereeId === undefined || placeId === undefined ? [] : [{ refereeId, day, placeId }];
  });
  await enrolment.insertHalls(rows, tx);
}

async function assignMatches(
  editionId: number,
  matches: Enrolment['matches'],
  ids: readonly number[],
  tx: Tx,
): Promise<void> {
  const numbers = matches.map(({ matchNumber }) => matchNumber);
  const matchIds = await enrolment.findMatchIds(editionId, numbers, tx);
  const rows = matches.flatMap(({ matchNumber, referees }) =>
    referees.flatMap((referee, index) => {
      const [matchId, refereeId] = [matchIds.get(matchNumber), ids[referee]];
      return matchId === undefined || refereeId === undefined
        ? []
        : [{ matchId, refereeId, position: index + 1 }];
    }),
  );
  await insertMatchReferees(rows, tx);
}
