import { checkYear } from './check/check-year.ts';
import { type SharedAddress, checkShared, sharedAddresses } from './check/shared-addresses.ts';
import type { Instance } from './instance.ts';
import { becomeSuperAdmin, giveRole, signUp } from './play/accounts.ts';
import { closeYear } from './play/close.ts';
import { playMatchDays } from './play/match-days.ts';
import { type Organisation, assignReporters, registerReferees } from './play/officials.ts';
import { takeMoney } from './play/pay.ts';
import { Planner, drawAll, publishPlan, schedule } from './play/plan.ts';
import { prepareYear } from './play/prepare.ts';
import { type RegisteredClub, registerClubs } from './play/register-clubs.ts';
import { reviewClubs } from './play/review.ts';
import { confirmFirstRosters, fillRosters } from './play/rosters.ts';
import { chooseLate, replaceTeam, withStates, withdraw } from './play/withdraw.ts';
import type { Person } from './person.ts';
import { shapeOf } from './shape.ts';

export interface YearOptions {
  readonly instance: Instance;
  readonly year: number;
  readonly teams: number;
  readonly seed: number;
  /** Goals of an average team in a match. */
  readonly goals: number;
  /** Addresses of the years before; they must still answer. */
  readonly shared: readonly SharedAddress[];
  /** Reports progress. */
  readonly say: (sentence: string) => void;
}

export interface PlayedYear {
  readonly matches: number;
  /** Broken promises; empty: none. */
  readonly broken: readonly string[];
  /** Addresses that visitors have shared in this year. */
  readonly shared: readonly SharedAddress[];
}

const organiserAccount = { email: 'organiser@example.test', firstName: 'Radek', lastName: 'Pořádný' };

/**
 * Plays a year from its first setting to its last final through the public API, then checks all promises.
 * @throws YearError when the product refuses what users must be able to do
 */
export async function playYear(options: YearOptions): Promise<PlayedYear> {
  const { instance, year, teams, seed, goals, say } = options;
  const shape = shapeOf(year, teams, seed);
  const at = (day: string) => instance.advanceTo(new Date(`${day}T09:00:00Z`));
  at(`${year - 1}-10-05`);
  const superAdmin = await becomeSuperAdmin(instance);
  const organiser = await signUpOrganiser(instance, superAdmin);
  const prepared = await prepareYear(superAdmin, organiser, shape);
  say(`${year}: ${teams} teams in ${shape.categories.length} categories, ${shape.halls.length} halls`);
  at(`${year - 1}-11-10`);
  const leaders = await signUp(instance, superAdmin, shape.clubs.map(leaderOf));
  const registered = await registerClubs(shape, prepared, leaders);
  at(`${year}-01-15`);
  await reviewClubs(organiser, registered);
  say(`${registered.length} clubs have registered`);
  const drawn = await replaceTeam(organiser, registered);
  at(`${year}-02-20`);
  await takeMoney(organiser, `${year}-02-20`);
  await fillRosters(shape, drawn);
  at(`${year}-03-10`);
  const planner = new Planner(organiser, year);
  await drawAll(planner, shape, instance.advanceTo);
  say('All categories are drawn');
  await schedule(planner, seed);
  await publishPlan(planner, year);
  say('The plan is published');
  at(`${year}-05-10`);
  const officials = { instance, superAdmin, organiser, shape, prepared };
  const { matches, late } = await playTournament(officials, drawn, goals);
  say(`${matches} matches are played, ${late.size} teams have withdrawn since the publication`);
  const visitor = instance.newPerson();
  const clubs = withStates(drawn, new Map([...late].map((id) => [id, 'withdrawn'])));
  const broken = await checkYear({ instance, organiser, visitor, shape, prepared, clubs, late });
  broken.push(...(await closeYear(superAdmin, prepared.editionId)));
  const shared = await sharedAddresses(visitor, year, instance.hasPages);
  broken.push(...(await checkShared(visitor, [...options.shared, ...shared])));
  return { matches, broken, shared };
}

/** One team withdraws before the first match, and another one between two of its matches. */
async function playTournament(
  officials: Organisation,
  clubs: readonly RegisteredClub[],
  goals: number,
): Promise<{ readonly matches: number; readonly late: ReadonlySet<number> }> {
  const { instance, organiser, shape } = officials;
  await registerReferees(officials);
  await confirmFirstRosters(clubs);
  const [early, leaving = null] = chooseLate(shape, clubs);
  if (early) await withdraw(organiser, early.team.id, early.results);
  const reporters = await assignReporters(officials);
  const gone = new Set(early ? [early.team.id] : []);
  const matches = await playMatchDays({
    instance,
    organiser,
    reporters,
    seed: shape.seed,
    goals,
    gone,
    leaving,
  });
  return { matches, late: new Set([early, leaving].flatMap((one) => one?.team.id ?? [])) };
}

async function signUpOrganiser(instance: Instance, superAdmin: Person): Promise<Person> {
  const [organiser] = await signUp(instance, superAdmin, [organiserAccount]);
  if (!organiser) throw new Error('Nobody has signed up');
  await giveRole(superAdmin, organiserAccount.email, 'ROLE_ADMIN');
  return organiser;
}

function leaderOf({ email }: { readonly email: string }, index: number) {
  return { email, firstName: 'Milada', lastName: `Klubová ${index + 1}` };
}
