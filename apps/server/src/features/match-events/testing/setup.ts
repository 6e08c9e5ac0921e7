import type { MatchClockBody, MatchEventBody } from '@sevenmetre/contract/match-events/schemas';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role, StageCode } from '@sevenmetre/rules/vocabulary';
import type { EventAddress } from '@sevenmetre/sync';
import type { TestDatabase, TestDatabaseKind } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import type { ManualClock } from '../../../platform/clock/index.ts';
import { users } from '../../../platform/database/schema/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { ensureLiveState } from '../../live/index.ts';
import { ensureReferenceData } from '../../reference-data/index.ts';
import { changeStage, recordClock, writeEvent } from '../index.ts';
import type { StageCall, SyncHeaders } from '../index.ts';
import { makeCup } from './cup.ts';
import type { Cup } from './cup.ts';

/** A database with the reference data, and a new cup for each test. */
export interface Setup {
  readonly database: TestDatabase;
  readonly clock: ManualClock;
  newCup(): Promise<Cup>;
  create(cup: Cup, matchId: number, options?: CreateOptions): Promise<Outcome<MatchDetail>>;
  update(
    cup: Cup,
    matchId: number,
    address: EventAddress,
    options?: CreateOptions,
  ): Promise<Outcome<MatchDetail>>;
  remove(matchId: number, address: EventAddress, options?: CreateOptions): Promise<Outcome<MatchDetail>>;
  stage(
    cup: Cup,
    matchId: number,
    code: StageCode,
    options?: Partial<StageCall>,
  ): Promise<Outcome<MatchDetail>>;
  /** A start of the first half at 09:00:00 by default. */
  clockAt(cup: Cup, matchId: number, options?: ClockOptions): Promise<Outcome<MatchDetail>>;
  /** Plays a match to its end by goals and approves it. */
  play(cup: Cup, matchId: number, home: number, away: number): Promise<void>;
}

interface CreateOptions {
  readonly headers?: SyncHeaders;
  readonly body?: Partial<MatchEventBody>;
  readonly actor?: Actor;
}

export interface ClockOptions {
  readonly headers?: SyncHeaders;
  readonly body?: Partial<MatchClockBody>;
  readonly actor?: Actor;
}

/** The halls of all cups of a database, on their day. */
const reportsIn = Array.from({ length: 99 }, (_, index) => ({ placeId: index + 1, day: '2026-04-04' }));

export const actorWith = (userId: number, ...roles: Role[]): Actor => testActor(userId, roles, { reportsIn });

export const reporter = actorWith(11, 'ROLE_COMPETITION_REPORTER');
/** Who may not record a match of these cups, with the reason. */
export const outsiders = [
  [actorWith(99, 'ROLE_USER'), 'forbidden'],
  [{ ...reporter, reportsIn: [] }, 'hall-not-assigned'],
] as const;
export const superReporter = actorWith(12, 'ROLE_COMPETITION_SUPER_REPORTER');

/** Accounts used by the tests. */
const userIds = [5, 11, 12, 99];

const aUser = (id: number) => ({
  id,
  email: `user-${id}@example.test`,
  passwordHash: '',
  firstName: 'Eva',
  lastName: 'Javorová',
  roles: [],
});

export async function openSetup(kind: TestDatabaseKind): Promise<Setup> {
  const database = await kind.open();
  await database.transaction(async (tx) => {
    await ensureReferenceData(tx);
    await ensureLiveState(tx);
    await tx.insert(users).values(userIds.map(aUser));
  });
  const clock = manualClock('2026-04-04T09:00:00Z');
  const dependencies = { database, clock };
  let year = 2000;
  const bodyOf = (cup: Cup, body: Partial<MatchEventBody> = {}): MatchEventBody => ({
    minute: 3,
    second: 20,
    createdTimestamp: '2026-04-04T08:59:00Z',
    competitionEventTypeId: cup.types['goal'] ?? 0,
    competitionMatchParticipantId: null,
    competitionMatchStageId: cup.stages['1st_half'],
    side: 'home',
    ...body,
  });
  const setup: Setup = {
    database,
    clock,
    newCup: () => database.transaction((tx) => makeCup((year += 1), tx)),
    create: (cup, matchId, { headers = {}, body, actor = reporter } = {}) =>
      writeEvent(dependencies, { kind: 'create', matchId, headers, actor, body: bodyOf(cup, body) }),
    update: (cup, matchId, address, { headers = {}, body, actor = reporter } = {}) =>
      writeEvent(dependencies, { kind: 'update', matchId, address, headers, actor, body: bodyOf(cup, body) }),
    remove: (matchId, address, { headers = {}, actor = reporter } = {}) =>
      writeEvent(dependencies, { kind: 'delete', matchId, address, headers, actor }),
    stage: (cup, matchId, code, options = {}) =>
      changeStage(dependencies, {
        matchId,
        stageId: cup.stages[code],
        actor: reporter,
        protocol: undefined,
        reason: null,
        events: null,
        halvesChecked: true,
        ...options,
      }),
    clockAt: (cup, matchId, { headers = {}, body = {}, actor = reporter } = {}) =>
      recordClock(dependencies, {
        matchId,
        headers,
        actor,
        body: {
          competitionMatchStageId: cup.stages['1st_half'],
          seconds: 0,
          running: true,
          at: '2026-04-04T09:00:00.000Z',
          ...body,
        },
      }),
    async play(cup, matchId, home, away) {
      await setup.stage(cup, matchId, '1st_half');
      for (const [side, goals] of [['home', home] as const, ['away', away] as const]) {
        for (let goal = 1; goal <= goals; goal += 1) {
          const headers = { 'idempotency-key': `${side}-${goal}` };
          detailOf(await setup.create(cup, matchId, { headers, body: { side } }));
        }
      }
      detailOf(await setup.stage(cup, matchId, 'finished'));
    },
  };
  return setup;
}

/** @throws Error if the call was refused */
export function detailOf(outcome: Outcome<MatchDetail>): MatchDetail {
  if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify(outcome.parameters)}`);
  return outcome.value;
}

export function codeOf(outcome: Outcome<MatchDetail>): string {
  return outcome.ok ? 'ok' : outcome.code;
}
