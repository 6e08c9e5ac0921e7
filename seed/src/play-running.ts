import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import { stageStart } from '@sevenmetre/rules/match';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { eventTypeRepository, stageRepository, utcText } from '@sevenmetre/server/features/competition/index';
import { changeStage, writeEvent } from '@sevenmetre/server/features/match-events/index';
import type { Outcome } from '@sevenmetre/server/platform/outcome/index';
import { findMatchIds } from '@sevenmetre/server/features/tournament-folder/index';
import { manualClock } from '@sevenmetre/server/platform/clock/index';
import type { ManualClock } from '@sevenmetre/server/platform/clock/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { halfLength } from './model.ts';
import type { DemoEvent } from './model.ts';
import { playMatch } from './play-match.ts';
import type { SeededRandom } from '@sevenmetre/rules/fiction';
import type { ScheduledMatch } from './schedule.ts';
import type { RunningStory } from './stories.ts';

/** Who reports, and the ids that a report needs. */
interface Reporting {
  readonly database: Database;
  readonly actor: Actor;
  readonly clock: ManualClock;
  readonly stageIds: ReadonlyMap<string, number>;
  readonly typeIds: ReadonlyMap<string, number>;
}

interface Hall extends Reporting {
  readonly matchId: number;
  readonly story: RunningStory;
  /** When the match began. */
  readonly begun: Date;
}

/** Seconds since the beginning of the match. */
const secondHalf = 18 * 60;
const shootout = 35 * 60;
const end = 34 * 60;

/**
 * Reports the current matches as their reporters would have done since the beginning: the same calls, each at
 * its own time.
 */
export async function playRunning(
  database: Database,
  matches: readonly ScheduledMatch[],
  options: {
    readonly editionId: number;
    readonly now: Date;
    readonly random: SeededRandom;
    readonly actor: Actor;
  },
): Promise<void> {
  const { editionId, now, random, actor } = options;
  const ids = await findMatchIds(editionId, database.db);
  const stageIds = new Map((await stageRepository.findAll(database.db)).map(({ id, code }) => [code, id]));
  const types = await eventTypeRepository.findAll(database.db);
  const typeIds = new Map(types.map(({ id, code }) => [code, id]));
  const reporting = { database, actor, clock: manualClock(now), stageIds, typeIds };
  for (const [index, { match, story }] of matches.entries()) {
    const matchId = ids.get(index + 1);
    if (!story || matchId === undefined || !match.homeTeam || !match.awayTeam) continue;
    const draw = story.stage === 'shootout';
    const wish = draw ? ({ score: [15, 15], mustBeWon: true } as const) : { mustBeWon: false };
    const { events } = playMatch(match.homeTeam, match.awayTeam, random, wish);
    const begun = new Date(now.getTime() - story.begun * 60_000);
    await report({ ...reporting, matchId, story, begun }, events, now);
  }
}

async function report(hall: Hall, events: readonly DemoEvent[], now: Date): Promise<void> {
  const { story } = hall;
  let detail = await callStage(hall, '1st_half', 0);
  const until = (now.getTime() - hall.begun.getTime()) / 1000;
  const writeOf = async (stage: DemoEvent['stage'], starts: number) => {
    for (const event of events)
      if (event.stage === stage && starts + event.at + 5 < until)
        await callEvent(hall, event, starts, detail);
  };
  await writeOf('1st_half', 0);
  if (story.stage === '1st_half') return;
  detail = await callStage(hall, '2nd_half', secondHalf);
  await writeOf('2nd_half', secondHalf);
  if (story.stage === 'waiting_for_approval') await callStage(hall, 'waiting_for_approval', end);
  if (story.stage !== 'shootout') return;
  detail = await callStage(hall, 'shootout', shootout);
  await writeOf('shootout', shootout);
}

async function callStage(hall: Hall, stage: StageCode, at: number): Promise<MatchDetail> {
  setClock(hall, at);
  const stageId = hall.stageIds.get(stage) ?? 0;
  const { matchId, actor } = hall;
  const call = {
    matchId,
    stageId,
    actor,
    protocol: undefined,
    reason: null,
    events: null,
    halvesChecked: false,
  };
  return accepted(await changeStage(hall, call));
}

/** @param starts seconds from the beginning of the match to the beginning of the event's stage */
async function callEvent(hall: Hall, event: DemoEvent, starts: number, detail: MatchDetail): Promise<void> {
  setClock(hall, starts + event.at + 2);
  const shown = stageStart(event.stage, halfLength) + event.at;
  const { side, player } = event;
  const entry = detail.roster.find(
    (candidate) =>
      candidate.side === side &&
      (player?.role === 'leader' ? candidate.isLeader : candidate.jerseyNumber === player?.number),
  );
  const body = {
    minute: Math.floor(shown / 60),
    second: shown % 60,
    createdTimestamp: utcText(hall.clock.now()),
    competitionEventTypeId: hall.typeIds.get(event.type) ?? 0,
    competitionMatchParticipantId: entry?.id ?? null,
    competitionMatchStageId: hall.stageIds.get(event.stage) ?? 0,
    side,
  };
  const { matchId, actor } = hall;
  const key = `demo-${matchId}-${event.stage}-${event.at}-${side}-${event.type}-${player?.id ?? ''}`;
  accepted(
    await writeEvent(hall, { kind: 'create', matchId, actor, headers: { 'idempotency-key': key }, body }),
  );
}

function setClock({ clock, begun }: Hall, seconds: number): void {
  clock.set(new Date(begun.getTime() + seconds * 1000));
}

function accepted(outcome: Outcome<MatchDetail>): MatchDetail {
  if (outcome.ok) return outcome.value;
  throw new Error(`The demo was refused: ${outcome.code} ${JSON.stringify(outcome.parameters)}`);
}
