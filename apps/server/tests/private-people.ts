import { eq } from 'drizzle-orm';
import type { Tx } from '../src/platform/database/index.ts';
import {
  audit,
  clubAdmins,
  clubInvitations,
  clubs,
  countries,
  editions,
  eventTypes,
  matchEvents,
  matchParticipants,
  matchReferees,
  oneTimeTokens,
  participants,
  places,
  placeTranslations,
  refereeHalls,
  referees,
  sessions,
  teamAdmins,
  teamParticipants,
  teams,
  users,
} from '../src/platform/database/schema/index.ts';
import { addPlan } from './private-plan.ts';
import { addRecords } from './private-records.ts';
import type { SmallCup } from './small-cup.ts';

/** Marker of private data in a row that nobody may see at all. */
const hidden = 'zqmarker hidden.row';
const moment = new Date('2026-06-13T08:00:00Z');

/**
 * People around the small cup: an account with a session, a rostered player and a leader, an approved referee
 * of a match and one who is not approved, a club that is not accepted, a waiting event, a place that is not
 * in use and one of another edition, records of organisers and their plan.
 */
export async function populate(cup: SmallCup, tx: Tx): Promise<void> {
  const [country] = await tx.select().from(countries).where(eq(countries.countryCode, 'CZ'));
  const countryId = country?.id ?? 0;
  const userId = await addAccount(tx);
  await tx.insert(clubAdmins).values({ clubId: cup.clubId, userId });
  await tx.insert(teamAdmins).values({ teamId: cup.teams[0] ?? 0, userId });
  const offer = { clubId: cup.clubId, email: 'invited@example.test', clubAdmin: true, teamIds: [] };
  await tx
    .insert(clubInvitations)
    .values({ ...offer, tokenHash: 'z', expiresAt: new Date('2036-01-01T00:00:00Z') });
  await addPlayers(cup, tx);
  const refereeId = await addReferees(cup, { userId, countryId }, tx);
  await addUnaccepted(cup, countryId, tx);
  await addPlaces(cup, tx);
  await addRecords(cup, userId, tx);
  await addPlan(cup, userId, refereeId, tx);
}

async function addAccount(tx: Tx): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({
      email: 'a@example.test',
      passwordHash: 'x',
      firstName: 'A',
      lastName: 'B',
      roles: ['ROLE_USER'],
    })
    .returning();
  const userId = user?.id ?? 0;
  const expiresAt = new Date('2036-01-01T00:00:00Z');
  await tx.insert(sessions).values({ tokenHash: 'x', userId, lastSeenAt: moment, expiresAt });
  await tx.insert(oneTimeTokens).values({ purpose: 'password-reset', tokenHash: 'y', userId, expiresAt });
  await tx
    .insert(audit)
    .values({ at: moment, userId, action: 'x', subjectType: 'match', subjectId: 1, reason: 'x' });
  return userId;
}

async function addPlayers(
  { editionId, clubId, teams: teamIds, matches, stages }: SmallCup,
  tx: Tx,
): Promise<void> {
  const [teamId = 0] = teamIds;
  const [matchId = 0] = matches;
  const [goal] = await tx.select().from(eventTypes).where(eq(eventTypes.code, 'goal'));
  for (const [index, role] of (['player', 'leader'] as const).entries()) {
    const [person] = await tx
      .insert(participants)
      .values({ editionId, clubId, firstName: 'A', lastName: 'B', birthDate: '2012-01-01', gender: 'M' })
      .returning();
    const participantId = person?.id ?? 0;
    const jerseyNumber = role === 'player' ? 7 : null;
    await tx.insert(teamParticipants).values({ teamId, participantId, role, jerseyNumber });
    const [entry] = await tx
      .insert(matchParticipants)
      .values({ matchId, teamId, participantId, side: 'home', role, jerseyNumber })
      .returning();
    if (role === 'leader') continue;
    const event = { matchId, stageId: stages['1st_half'], eventTypeId: goal?.id ?? 0, side: 'home' as const };
    const time = { minute: 3, second: index, createdTimestamp: moment, modifiedAt: moment };
    const tap = { device: 'x', participantId: entry?.id ?? null };
    await tx.insert(matchEvents).values([
      { ...event, ...time, ...tap, clientKey: 'a' },
      { ...event, ...time, ...tap, clientKey: 'b', pending: true },
    ]);
  }
}

async function addReferees(
  { editionId, matches, halls }: SmallCup,
  owner: { readonly userId: number; readonly countryId: number },
  tx: Tx,
): Promise<number> {
  const common = { editionId, ...owner, sex: 'female' as const };
  const [approved] = await tx
    .insert(referees)
    .values([
      { ...common, firstName: 'Zuzana', lastName: 'Publicová', registrationState: 'approved' },
      { ...common, firstName: hidden, lastName: hidden, registrationState: 'new' },
      { ...common, firstName: hidden, lastName: hidden, registrationState: 'declined' },
    ])
    .returning();
  const refereeId = approved?.id ?? 0;
  await tx.insert(matchReferees).values({ matchId: matches[0] ?? 0, refereeId, position: 1 });
  // The organiser does not publish halls, so the day would be a leak.
  await tx.insert(refereeHalls).values({ refereeId, day: '1903-07-09', placeId: halls[0] ?? 0 });
  return refereeId;
}

async function addUnaccepted({ editionId, categoryId }: SmallCup, countryId: number, tx: Tx): Promise<void> {
  const [club] = await tx
    .insert(clubs)
    .values({ editionId, name: hidden, countryId, registrationState: 'new' })
    .returning();
  await tx
    .insert(teams)
    .values({ editionId, clubId: club?.id ?? 0, categoryId, name: hidden, teamNumber: 1, state: 'waiting' });
}

async function addPlaces({ editionId }: SmallCup, tx: Tx): Promise<void> {
  const [other] = await tx
    .insert(editions)
    .values({
      name: 'Another Cup',
      year: 2020,
      startDate: '2020-06-13',
      endDate: '2020-06-14',
      timeZone: 'Europe/Prague',
      currencyCode: 'CZK',
      tieBreakers: ['points'],
      tieBreakersUnfinished: ['points'],
    })
    .returning();
  const texts = { code: hidden, address: hidden, link: hidden, data: { mark: hidden } };
  const rows = await tx
    .insert(places)
    .values([
      { ...texts, editionId, placeType: 2, isActive: false },
      { ...texts, editionId: other?.id ?? 0, placeType: 2 },
    ])
    .returning();
  await tx
    .insert(placeTranslations)
    .values(
      rows.map(({ id }) => ({ placeId: id, locale: 'en' as const, name: hidden, description: hidden })),
    );
}
