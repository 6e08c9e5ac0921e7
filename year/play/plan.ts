import { setTimeout } from 'node:timers/promises';
import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import {
  type DrawTeam,
  defaultDrawRules,
  drawGroups,
  entriesOfGroups,
  entryGroupsOf,
  potsBySeed,
} from '@sevenmetre/engine/draw';
import { type Person, YearError, done } from '../person.ts';
import type { CategoryShape, YearShape } from '../shape.ts';

/** The organiser's draft: every change is a command with the preceding revision. */
export class Planner {
  readonly person: Person;
  readonly #year: number;
  #revision = 0;

  constructor(person: Person, year: number) {
    this.person = person;
    this.#year = year;
  }

  async command(change: PlanChange): Promise<void> {
    const clientKey = `year-${this.#year}-${this.#revision + 1}`;
    const body = { clientKey, revision: this.#revision, change };
    const { command } = done(change.kind, await this.person.client.planCommand({ body }));
    this.#revision = command.number;
  }

  /** Revisions by the server, of a public draw or a search, count as well. */
  async catchUp(): Promise<void> {
    this.#revision = done('planDraft', await this.person.client.planDraft()).revision;
  }
}

/** Chooses formats and draws: the first category in public, the others without an audience. */
export async function drawAll(
  planner: Planner,
  shape: YearShape,
  advanceTo: (instant: Date) => void,
): Promise<void> {
  for (const { code, format, teams } of shape.categories)
    await planner.command({ kind: 'format', category: code, format, entries: teams });
  for (const [index, category] of shape.categories.entries()) {
    const teams = await drawTeams(planner.person, category);
    if (index === 0) await drawInPublic(planner, category, teams, advanceTo);
    else await drawAlone(planner, category, teams, shape.seed);
  }
}

/** Accepted teams of a category in the order of the organiser's list, with their pots. */
async function drawTeams({ client }: Person, { code, plan }: CategoryShape): Promise<DrawTeam[]> {
  const { categories } = done('planTeams', await client.planTeams());
  const teams = categories.find((category) => category.code === code)?.teams ?? [];
  const accepted = teams
    .filter(({ state }) => state === 'accepted')
    .map(({ id, clubId, regionCode, countryCode }) => ({
      id: String(id),
      club: String(clubId),
      region: regionCode,
      country: countryCode,
      lastGroup: null,
    }));
  if (accepted.length !== plan.entries)
    throw new YearError(`${code} has ${accepted.length} accepted teams, and ${plan.entries} were to play`);
  return potsBySeed(entryGroupsOf(plan), accepted);
}

async function drawAlone(
  planner: Planner,
  { code, plan }: CategoryShape,
  teams: readonly DrawTeam[],
  seed: number,
): Promise<void> {
  const frame = entryGroupsOf(plan);
  const sizes = frame.map(({ entries }) => entries.length);
  const draw = drawGroups(teams, sizes, defaultDrawRules, { seed, moves: 20_000 });
  if (!draw.ok) throw new YearError(`${code} cannot be drawn: ${JSON.stringify(draw.problems)}`);
  const entries = entriesOfGroups(frame, draw.value.groups);
  await planner.command({ kind: 'draw', category: code, entries });
}

/**
 * The public draw: announced, opened, numbers from the hall, then ball by ball until the secret is revealed.
 */
async function drawInPublic(
  planner: Planner,
  { code }: CategoryShape,
  teams: readonly DrawTeam[],
  advanceTo: (instant: Date) => void,
): Promise<void> {
  const { client } = planner.person;
  const params = { category: code };
  done('drawAnnounce', await client.drawAnnounce({ params }));
  const pots = teams.map(({ id, pot }) => ({ id: Number(id), pot }));
  const opened = done(
    'drawOpen',
    await client.drawOpen({ params, body: { teams: pots, sameClub: 'allowed' } }),
  );
  advanceTo(new Date(opened.progress?.numbersFrom ?? 0));
  done('drawNumbers', await client.drawNumbers({ params, body: { numbers: [4, 1, 7], by: 'Eliška' } }));
  for (let shown = 0; shown < 2 * teams.length; shown += 1)
    done('drawStep', await client.drawStep({ params, body: { shown, direction: 'next' } }));
  const { progress } = done('publicDraw', await client.publicDraw({ params }));
  if (progress?.state !== 'revealed') throw new YearError(`The draw of ${code} is ${progress?.state}`);
  await planner.catchUp();
}

const patience = 600_000;
const searches = 6;

/** Lets the server search for a schedule, and again from the best one as long as a rule is broken. */
export async function schedule(planner: Planner, seed: number): Promise<void> {
  const { matches } = done('planDraft', await planner.person.client.planDraft());
  const kiloMoves = Math.max(100, matches.length);
  for (let search = 0; search < searches; search += 1) {
    const from = search === 0 ? ('scratch' as const) : ('improve' as const);
    const { broken, unplaced } = await runSearch(planner.person, { seed: seed + search, kiloMoves, from });
    await planner.catchUp();
    if (broken + unplaced === 0) return;
  }
  throw new YearError(`No schedule without a broken rule was found in ${searches} searches`);
}

interface Search {
  readonly seed: number;
  readonly kiloMoves: number;
  readonly from: 'scratch' | 'improve';
}

async function runSearch({ client }: Person, body: Search): Promise<{ broken: number; unplaced: number }> {
  done('planRunStart', await client.planRunStart({ body }));
  for (let waited = 0; waited < patience; waited += 100) {
    const { run } = done('planRun', await client.planRun());
    if (run?.state === 'done') return run.progress;
    if (run?.state !== 'running') throw new YearError(`The search is ${run?.state ?? 'gone'}`);
    await setTimeout(100);
  }
  throw new YearError('The search has not ended');
}

/** Publishes the whole draft, after reading the preview of its changes. */
export async function publishPlan({ person }: Planner, year: number): Promise<void> {
  const { client } = person;
  const scope = { categories: null, groups: true, schedule: true };
  const preview = await client.planPublishPreview({ body: { version: null, scope } });
  const { hash, brokenRules, unplaced, refused } = done('planPublishPreview', preview);
  if (brokenRules + unplaced + refused.length > 0)
    throw new YearError(`The plan breaks ${brokenRules} rules, ${unplaced} matches have no place`);
  const body = { clientKey: `year-${year}-publication`, scope, hash, reason: null, tellClubs: true };
  done('planPublish', await client.planPublish({ body }));
}
