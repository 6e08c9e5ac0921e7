import type { Tx } from '../src/platform/database/index.ts';
import {
  appointments,
  categoryRules,
  courtBlocks,
  courtHours,
  courts,
  drawInputs,
  draws,
  planCommands,
  planDrafts,
  planRuns,
  planSnapshots,
  planVersions,
  planWeights,
  refereePairs,
  teamCoaches,
  teamWishes,
} from '../src/platform/database/schema/index.ts';
import type { SmallCup } from './small-cup.ts';

const moment = new Date('2026-06-13T08:00:00Z');
/** Where a text belongs to a document that has to be readable. */
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

async function addLog(editionId: number, userId: number, tx: Tx): Promise<void> {
  await tx.insert(planDrafts).values({ editionId, updatedAt: moment });
  const step = { editionId, number: 1, at: moment, userId, clientKey: 'x' };
  await tx.insert(planCommands).values({ ...step, revision: 0, change: {} });
  await tx.insert(planSnapshots).values({ editionId, number: 1, document: {} });
  const forVisitors = { reason: 'Water', moved: [], cancelled: [], closed: [], opened: [] };
  await tx.insert(planVersions).values({
    ...step,
    reason: 'x',
    hash: 'x',
    document: {},
    scope: {},
    summary: {},
    change: { happenings: [{ text: hidden }], courtsBefore: [{ name: hidden }], forVisitors },
  });
  const run = { editionId, userId, seed: 1, moves: 1, revision: 1, process: 'x', updatedAt: moment };
  await tx.insert(planRuns).values({ ...run, state: 'done', progress: {}, best: {} });
  await tx.insert(planWeights).values({ editionId, wish: 'x', step: 'high' });
}

async function addWishes({ editionId, categoryId, teams, halls }: SmallCup, tx: Tx): Promise<void> {
  const [placeId = 0] = halls;
  const court = { placeId, name: 'x', size: 'full', resin: false, main: true, active: true } as const;
  await tx.insert(courts).values({ editionId, key: 'x', ...court, weight: 1 });
  await tx.insert(courtHours).values({ editionId, court: 'x', day: 0, open: 480, close: 1200 });
  const block = { day: 0, from: 480, to: 600, reason: 'x' };
  await tx.insert(courtBlocks).values({ editionId, court: 'x', ...block });
  await tx.insert(categoryRules).values({ categoryId, rest: 60, days: {}, courts: [] });
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
