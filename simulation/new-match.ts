import { desc, eq } from 'drizzle-orm';
import { appendChange } from '@sevenmetre/server/features/live/index';
import { setEditionConfiguration } from '@sevenmetre/server/features/reference-data/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { matches, participants, teamParticipants } from '@sevenmetre/server/platform/database/schema/index';
import type { SmallCup } from '../apps/server/tests/small-cup.ts';

export interface NewMatch {
  readonly id: number;
  /** The match's part of the address of a reporter's page. */
  readonly slug: string;
  /** Ids of the people of its home team. */
  readonly squad: readonly number[];
}

const squadSize = 12;

/** Creates twelve people of the home team of all matches; returns their ids. */
export async function makeSquad(
  database: Database,
  { clubId, editionId, matches: [first = 0] }: SmallCup,
): Promise<number[]> {
  const { db } = database;
  const person = { editionId, clubId, lastName: 'Dub', birthDate: '2012-05-05' };
  await database.transaction((tx) =>
    setEditionConfiguration(editionId, { 'extra-times': '2', scouting: 'true' }, tx),
  );
  const people = await db
    .insert(participants)
    .values(Array.from({ length: squadSize }, (_, at) => ({ ...person, firstName: `Jan ${at}` })))
    .returning();
  const [match] = await db.select().from(matches).where(eq(matches.id, first));
  const teamId = match?.homeTeamId ?? 0;
  await db
    .insert(teamParticipants)
    .values(people.map(({ id }) => ({ teamId, participantId: id, role: 'player' as const })));
  return people.map(({ id }) => id);
}

/**
 * Creates a match like the first one of the cup, and notifies the publisher. Every second one belongs to no group and may have two extra
 * times.
 */
export async function newMatch(
  database: Database,
  { matches: [first = 0] }: SmallCup,
  squad: readonly number[],
): Promise<NewMatch> {
  const { db } = database;
  const [match] = await db.select().from(matches).where(eq(matches.id, first));
  const [last] = await db.select().from(matches).orderBy(desc(matches.matchNumber)).limit(1);
  if (!match || !last) throw new Error('the cup of the simulation has no match');
  const { id: _, ...like } = match;
  const matchNumber = last.matchNumber + 1;
  const [made] = await db
    .insert(matches)
    .values({ ...like, matchNumber, ...(matchNumber % 2 === 0 && { groupId: null }) })
    .returning();
  await database.transaction((tx) => appendChange(tx, { structure: true }));
  return { id: made?.id ?? 0, slug: String(matchNumber), squad };
}
