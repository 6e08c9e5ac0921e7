import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { enterAppointments } from '@sevenmetre/server/features/appointments/index';
import { enterLodgings } from '@sevenmetre/server/features/accommodation/index';
import { enterDuty } from '@sevenmetre/server/features/duty/index';
import { findUserByEmail } from '@sevenmetre/server/features/auth/index';
import { editionRepository, inZone, utcText } from '@sevenmetre/server/features/competition/index';
import { storeTrainingTypes, upsertCategories } from '@sevenmetre/server/features/enumerations/index';
import { appendChange, ensureLiveState } from '@sevenmetre/server/features/live/index';
import { storePlaces } from '@sevenmetre/server/features/places/index';
import { enterRegistrations } from '@sevenmetre/server/features/registrations/index';
import { describePeople } from '@sevenmetre/server/features/participants/index';
import { enrolReferees, storeRefereeProjects } from '@sevenmetre/server/features/referees/index';
import {
  ensureReferenceData,
  setEditionConfiguration,
} from '@sevenmetre/server/features/reference-data/index';
import {
  errorSentence,
  importFolder,
  writeFolder,
} from '@sevenmetre/server/features/tournament-folder/index';
import type { FolderContent } from '@sevenmetre/server/features/tournament-folder/index';
import type { Clock } from '@sevenmetre/server/platform/clock/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { assignEverywhere } from '@sevenmetre/server/features/reporter/index';
import { createClubLeaders, createDemoAccounts, demoAccount } from './accounts.ts';
import { addMoney } from './demo-money.ts';
import { sendDemoNews } from './demo-news.ts';
import { demoLodgings } from './demo-lodgings.ts';
import { demoPeople } from './demo-people.ts';
import { publishDemoPlan } from './demo-plan.ts';
import { demoHelpPoints, demoPlaces, demoTrainingTypes } from './demo-places.ts';
import { demoReferees } from './demo-referees.ts';
import { demoVolunteers } from './demo-volunteers.ts';
import { demoRegistrations } from './demo-registrations.ts';
import { editionNames, makeEdition } from './editions.ts';
import type { DemoEdition, EditionName } from './editions.ts';
import { makeHugeEdition } from './huge/huge-edition.ts';
import { playRunning } from './play-running.ts';
import { SeededRandom } from '@sevenmetre/rules/fiction';
import { isWaitingClub } from './waiting-clubs.ts';

/** The demo's editions, and one for measurements. */
export const seedNames = [...editionNames, 'huge'] as const;
export type SeedName = EditionName | 'huge';

export interface SeedContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Reports progress. */
  readonly say: (sentence: string) => void;
}

const dayLength = 86_400_000;

/** Fills a database with a named edition and the demo accounts, by the product's own commands. */
export async function seedEdition(name: SeedName, { database, clock, say }: SeedContext): Promise<void> {
  const now = clock.now();
  const edition = name === 'huge' ? makeHugeEdition(now) : makeEdition(name, now);
  const editionId =
    name === 'empty'
      ? await createEmpty(edition, { database, clock, say })
      : await bringIn(edition.content, { database, clock, say });
  await database.transaction((tx) => setEditionConfiguration(editionId, windowsOf(edition), tx));
  await createDemoAccounts(database);
  if (edition.matches.length > 0) {
    say('Publishing the schedule …');
    await publishDemoPlan(edition, { database, clock }, await demoActor(database, 'admin', 'ROLE_ADMIN'));
  }
  // A reporter is assigned only to days with scheduled matches.
  await assignEverywhere({ database, clock }, demoAccount('reporter').email);
  await addAround(edition, editionId, { database, clock, say });
  if (name !== 'huge' && name !== 'empty') await addOrders(edition, editionId, { database, clock, say });
  if (edition.matches.some(({ story }) => story !== null)) {
    say('Reporting the matches that are being played now …');
    await playRunning(database, edition.matches, {
      editionId,
      now,
      random: new SeededRandom(11),
      actor: await demoActor(database, 'reporter', 'ROLE_COMPETITION_SUPER_REPORTER'),
    });
  }
}

/** Adds places and referees, which a tournament folder does not contain. */
async function addAround(
  { content, matches, begins }: DemoEdition,
  editionId: number,
  { database, clock }: SeedContext,
): Promise<void> {
  const { startDate, endDate, timeZone } = content.settings;
  const halls: string[] = [];
  for await (const [, name] of content.tables['halls.csv']) halls.push(String(name));
  await storePlaces({ database, clock }, editionId, demoPlaces(halls));
  const people = await demoPeople(content, new SeededRandom(29));
  await describePeople({ database }, editionId, people);
  await storeRefereeProjects(database, ['Mladá píšťalka', 'Young Whistle']);
  await storeTrainingTypes(database, demoTrainingTypes);
  // Months before the tournament nobody has registered yet.
  if (clock.now().getTime() < begins.getTime() - 90 * dayLength) return;
  const played = matches.map(({ startsAt, hall }, index) => ({
    matchNumber: index + 1,
    day: inZone(startsAt, timeZone).day,
    hall,
  }));
  const plan = { halls: halls.length, matches: played, firstDay: startDate, lastDay: endDate };
  await enrolReferees(database, editionId, demoReferees({ ...plan, random: new SeededRandom(23) }));
  if (matches.length === 0) return;
  await appointPairs({ matches, lastDay: endDate, timeZone }, { database, clock });
  const days = [...new Set(played.map(({ day }) => day))];
  await enterDuty({ database, clock }, demoVolunteers(halls.length, days, new SeededRandom(37)));
}

/** For each referee and match of the demo, in minor units. */
const refereeFee = 25_000;

/** Pairs have accepted their matches, except those of the last day while it is ahead: these are left to be appointed. */
async function appointPairs(
  { matches, lastDay, timeZone }: Pick<DemoEdition, 'matches'> & { lastDay: string; timeZone: string },
  { database, clock }: Omit<SeedContext, 'say'>,
): Promise<void> {
  const onLastDay = matches.filter(({ startsAt }) => inZone(startsAt, timeZone).day === lastDay);
  const firstStart = Math.min(...onLastDay.map(({ startsAt }) => startsAt.getTime()));
  const until = new Date(Math.max(clock.now().getTime(), Number.isFinite(firstStart) ? firstStart : 0));
  const entered = await enterAppointments({ database, clock }, { until, fee: refereeFee });
  if (!entered.ok) throw new Error(`The pairs were not appointed: ${JSON.stringify(entered)}`);
}

/** Adds a price list and the clubs' orders. */
async function addOrders(
  { content, matches }: DemoEdition,
  editionId: number,
  { database, clock }: SeedContext,
): Promise<void> {
  const clubs: { id: string; country: string }[] = [];
  for await (const [id, , country] of content.tables['clubs.csv']) {
    clubs.push({ id: String(id), country: String(country) });
  }
  const categories: string[] = [];
  for await (const [code] of content.tables['categories.csv']) categories.push(String(code));
  const { startDate: firstDay, endDate: lastDay } = content.settings;
  const isPlayed = matches.length > 0;
  const plan = {
    clubs,
    categories,
    isPlayed,
    firstDay,
    lastDay,
    now: clock.now(),
    random: new SeededRandom(31),
  };
  await enterRegistrations({ database, clock }, editionId, demoRegistrations(plan));
  const waiting = clubs.flatMap(({ id }) => (isWaitingClub(id) ? id : []));
  await createClubLeaders(database, waiting);
  await enterLodgings(database, editionId, { entered: demoLodgings(), share: isPlayed ? 0.9 : 0.6 });
  await addMoney({ database, clock, isPlayed });
  await sendDemoNews(database, editionId, clock.now());
}

/** The account that appears as the author of what the demo contains from the start. */
async function demoActor({ db }: Database, what: string, role: Role): Promise<Actor> {
  const account = await findUserByEmail(demoAccount(what).email, db);
  if (!account) throw new Error(`The account of the ${what} was not made`);
  return { userId: account.id, roles: [role], administratedClubIds: [], leadingTeamIds: [] };
}

async function bringIn(content: FolderContent, { database, clock, say }: SeedContext): Promise<number> {
  const parent = await mkdtemp(join(tmpdir(), 'sevenmetre-seed-'));
  try {
    const folder = join(parent, 'edition');
    await writeFolder(folder, content);
    say(`Bringing in ${content.settings.name} ${content.settings.year} …`);
    const result = await importFolder(database, folder, { clock });
    if (result.ok && result.editionId !== null) return result.editionId;
    throw new Error(result.ok ? 'The edition has no id' : result.errors.map(errorSentence).join('\n'));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** Creates an edition with categories and nobody in it, which a tournament folder cannot be. Returns its id. */
async function createEmpty(
  { content: { settings }, categories }: DemoEdition,
  { database, clock, say }: SeedContext,
): Promise<number> {
  say(`Creating ${settings.name} ${settings.year} …`);
  const { tieBreakers, tieBreakersUnfinished, ...rest } = settings;
  const orders = {
    tieBreakers: [...tieBreakers],
    tieBreakersUnfinished: [...tieBreakersUnfinished],
  };
  return database.transaction(async (tx) => {
    await ensureReferenceData(tx);
    await ensureLiveState(tx);
    const editionId = await editionRepository.insert({ ...rest, ...orders, createdAt: clock.now() }, tx);
    await upsertCategories(editionId, categories, tx);
    await editionRepository.makeCurrent(editionId, tx);
    await appendChange(tx, { structure: true });
    return editionId;
  });
}

/**
 * Registration is open from half a year to a month before the tournament; teams and rosters can be changed a
 * little longer.
 */
function windowsOf({ begins, ends }: DemoEdition): Record<string, string> {
  const before = (days: number) => utcText(new Date(begins.getTime() - days * dayLength));
  return {
    'tournament-start-date': utcText(begins),
    'tournament-end-date': utcText(ends),
    'club-registration-create-from': before(180),
    'club-registration-create-till': before(30),
    'club-registration-update-from': before(180),
    'club-registration-update-till': before(14),
    'club-team-create-till': before(21),
    'referee-registration-create-from': before(180),
    'referee-registration-create-till': before(30),
    'referee-registration-update-from': before(180),
    'referee-registration-update-till': before(14),
    'payment-entry-fee-till': before(25),
    'draw-date': before(14),
    'payment-rest-till': before(10),
    'contact-name': 'Alena Lipová',
    'contact-email': 'play@lipova-cup.example',
    'contact-phone': '+420 555 000 033',
    'help-points': JSON.stringify(demoHelpPoints),
    // Until the end of the tournament: the demo's clubs can be tried on every day of it.
    'roster-edit-deadline': utcText(ends),
    'accommodation-till-local': utcText(ends),
    'accommodation-till-foreign': before(-4),
    'show-referee-in-halls': 'true',
    'show-referee-accommodation': 'true',
    'show-accommodation-in-club-zone': 'true',
    'bulletin-link': 'https://lipova-cup.example/bulletin.pdf',
    'terms-club': 'https://lipova-cup.example/terms-clubs.pdf',
    'terms-referee': 'https://lipova-cup.example/terms-referees.pdf',
  };
}
