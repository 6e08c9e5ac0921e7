import type { Tx } from '../src/platform/database/index.ts';
import {
  appointments,
  courtBlocks,
  courts,
  drawInputs,
  draws,
  planCommands,
  planDrafts,
  planRuns,
  planSnapshots,
  planVersions,
  refereePairs,
  teamCoaches,
  teamWishes,
} from '../src/platform/database/schema/index.ts';
import type { SmallCup } from './small-cup.ts';

const moment = new Date('2026-06-13T08:00:00Z');
/** A text within a document. */
const hidden = 'zqmarker hidden.row';

/** What organisers plan of a small cup: a row in each table, with a draw that is under way. */
export async function addPlan(cup: SmallCup, userId: number, refereeId: number, tx: Tx): Promise<void> {
  const { editionId, matches } = cup;
  await addLog(editionId, userId, tx);
  await addWishes(cup, tx);
  await addDraw(cup, tx);
  const [pair] = await tx
    .insert(refereePairs)
    .values({ editionId, firstRefereeId: refereeId, level: 'A', fee: 1, travel: 1, wish: 'x' })
    .returning();
  const asked = { pairId: pair?.id ?? 0, toldPairId: pair?.id ?? 0, askedAt: moment };
  await tx.insert(appointments).values({ matchId: matches[1] ?? 0, ...asked, answer: 'no', note: 'x' });
}

/** Documents are read by organisers, too: they are as the portal writes them, with markers where texts are. */
async function addLog(editionId: number, userId: number, tx: Tx): Promise<void> {
  await tx.insert(planDrafts).values({ editionId, revision: 1, updatedAt: moment });
  const step = { editionId, number: 1, at: moment, userId, clientKey: 'x' };
  const change = { kind: 'lock', matches: [hidden], on: true };
  await tx.insert(planCommands).values({ ...step, revision: 0, change });
  const document = { categories: [], placements: [[hidden, '1', 5]], locked: [hidden] };
  await tx.insert(planSnapshots).values({ editionId, number: 1, document });
  const forVisitors = { reason: 'Water', moved: [], cancelled: [], closed: [], opened: [] };
  await tx.insert(planVersions).values({
    ...step,
    reason: 'x',
    hash: 'x',
    document,
    scope: { categories: null, groups: true, schedule: true },
    summary: { added: 0, removed: 0, moved: 0, changed: 0, brokenRules: 0 },
    change: { happenings: null, courtsBefore: null, settingsRevision: 0, hidden, forVisitors },
  });
  const run = { editionId, userId, seed: 1, moves: 1, revision: 1, process: 'x', updatedAt: moment };
  const progress = { moves: 1, of: 1, broken: 0, unplaced: 0, cost: 0 };
  const best = [[hidden, { hall: '1', start: 5 }]];
  await tx.insert(planRuns).values({ ...run, state: 'done', progress, best });
}

async function addWishes({ editionId, teams, halls }: SmallCup, tx: Tx): Promise<void> {
  const [placeId = 0] = halls;
  const court = { placeId, name: 'x', size: 'full', resin: false, main: true, active: true } as const;
  const key = String(placeId);
  await tx.insert(courts).values({ editionId, key, ...court, weight: 1 });
  const block = { day: 0, from: 480, to: 600, reason: 'x' };
  await tx.insert(courtBlocks).values({ editionId, court: key, ...block });
  const [teamId = 0] = teams;
  await tx.insert(teamWishes).values({ teamId, seed: 1, lastPlace: 1, notBefore: 60, reason: 'x' });
  await tx.insert(teamCoaches).values({ teamId, name: 'x' });
}

/** Its teams are frozen and its numbers recorded; no ball is shown. */
async function addDraw({ categoryId, teams }: SmallCup, tx: Tx): Promise<void> {
  const attempt = { categoryId, number: 1 };
  await tx.insert(draws).values({
    ...attempt,
    state: 'running',
    secretHash: 'published',
    sealedSecret: 'x',
    sealedBalls: 'x',
    secret: 'x',
    hallNumbers: [4],
    numbersBy: 'Published',
    announcedAt: moment,
    numbersFrom: moment,
    startedAt: moment,
    updatedAt: moment,
  });
  const team = { club: '1', region: null, country: 'CZ', lastGroup: null };
  const input = {
    teams: teams.map((id, index) => ({ ...team, id: String(id), name: `Team ${index}`, pot: index })),
    groups: [{ id: 'A', entries: teams.map((_, index) => index) }],
    rules: { sameClub: 0 },
  };
  const frozen = { version: 1, at: moment, hash: 'published', input, format: {} };
  await tx.insert(drawInputs).values({ ...attempt, ...frozen });
}
