import { desc, eq, gt } from 'drizzle-orm';
import type { AppointmentBoard, OwnAppointments } from '@sevenmetre/contract/appointments/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { type SmallCup, makeSmallCup } from '../../../tests/small-cup.ts';
import { workbookOf } from '../../../tests/read-workbook.ts';
import {
  appointments,
  changes,
  matches,
  matchReferees,
  matchStages,
  configurationEntries,
  outgoingMails,
  teams,
} from '../../platform/database/schema/index.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { askMovedPairs, findUnanswered, remindDaily, restoreAppointments } from './index.ts';
import { director, lenka, makeReferees, makeSetup, type Setup, stranger } from './testing/setup.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { pressRepository, readPresses } from '../undo/index.ts';

describe.each(bothDatabases())('appointments on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let refereeIds: number[];
  let setup: Setup;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    refereeIds = await makeReferees(database, cup);
    setup = await makeSetup(database);
  });
  afterAll(async () => {
    await setup.close();
    await database.cleanup();
  });

  const give = (matchId: number, pairId: number | null, seen: number | null = null) =>
    setup.call('PUT', '/admin/appointments', { changes: [{ matchId, pairId, seen }] });
  const publish = () => setup.call('POST', '/admin/appointments/publication', { days: null });
  const stateOf = (board: AppointmentBoard, matchId: number) =>
    board.appointments.find((one) => one.matchId === matchId)?.state ?? 'none';
  const namedAt = async (matchId: number) =>
    (
      await database.db
        .select()
        .from(matchReferees)
        .where(eq(matchReferees.matchId, matchId))
        .orderBy(matchReferees.position)
    ).map(({ refereeId }) => refereeId);

  test('only organisers see pairs and the phones of referees', async () => {
    for (const actor of [null, lenka, stranger]) {
      setup.as(actor);
      const { status } = await setup.call('GET', '/admin/appointments');
      expect(status).toBe(actor === null ? 401 : 403);
    }
    setup.as(director);
    const { referees: shown } = await setup.board();
    expect(shown.map(({ phone }) => phone)).toContain('+420601123450');
  });

  test('[PL16] a final with open seats names the clubs of every team that can reach it, a match of known teams none', async () => {
    const { input } = await setup.board();
    const all = await database.db.select().from(teams).where(eq(teams.editionId, cup.editionId));
    const possible = input.matches.map((match) => [match.id, match.possible]);
    const [final = 0, ...others] = cup.matches.toReversed();

    expect(possible).toHaveLength(cup.matches.length);
    for (const [id, reaching] of possible) {
      if (id === String(final)) expect(reaching).toMatchObject({ open: 2 });
      else expect([others.map(String).includes(String(id)), reaching]).toEqual([true, undefined]);
    }
    const clubs = input.matches.find(({ id }) => id === String(final))?.possible?.clubs ?? [];
    expect(clubs.toSorted()).toEqual(all.map(({ clubId }) => String(clubId)).toSorted());
  });

  test('referees who have named each other become a pair once, and nobody is in two pairs', async () => {
    const made = await setup.call('POST', '/admin/referee-pairs/from-registrations', {});
    expect(made.body.pairs).toMatchObject([
      { firstRefereeId: refereeIds[0], secondRefereeId: refereeIds[1], level: 'B' },
    ]);
    const again = await setup.call('POST', '/admin/referee-pairs/from-registrations', {});
    expect(again.body.pairs).toHaveLength(1);
    const fields = {
      level: 'A',
      fee: 35_000,
      travel: 120_000,
      mostPerDay: null,
      wish: null,
      absences: [],
      clubIds: [],
    };
    const twice = { ...fields, firstRefereeId: refereeIds[1], secondRefereeId: refereeIds[2] };
    expect((await setup.call('POST', '/admin/referee-pairs', twice)).body).toMatchObject({
      error: 'referee-paired',
    });
    const other = { ...fields, firstRefereeId: refereeIds[2], secondRefereeId: refereeIds[3] };
    const { body } = await setup.call('POST', '/admin/referee-pairs', other);
    expect(body.pairs).toHaveLength(2);
    const [pair] = body.pairs;
    const stale = { ...other, revision: 9 };
    expect((await setup.call('PUT', `/admin/referee-pairs/${pair.id}`, stale)).body.error).toBe(
      'pair-changed',
    );
  });

  test('[UN1][UN2][UN3] assignments by hand and by the engine are undone until the pairs are informed or a match has begun', async () => {
    const [match = 0, second = 0] = cup.matches;
    const { pairs } = await setup.board();
    const [pair = 0, other = 0] = pairs.map(({ id }) => id);
    const undone = new Set<number>();
    const last = async () => {
      const found = await readPresses(setup.clock.now(), database.db);
      return found.ok ? found.value.presses.find(({ id }) => !undone.has(id)) : undefined;
    };
    // The call itself is tested with states.
    const undo = async (id?: number) => {
      const pressId = id ?? (await last())?.id ?? 0;
      return database.transaction(async (tx) => {
        const press = await pressRepository.lockById(pressId, cup.editionId, tx);
        if (!press) throw new Error('No press');
        const who = { userId: director.userId, at: setup.clock.now() };
        const refusal = await restoreAppointments(press.changes, who, tx);
        if (refusal === null) undone.add(pressId);
        return refusal?.code ?? null;
      });
    };
    const wanted = async () =>
      new Map((await setup.board()).appointments.map(({ matchId, pairId }) => [matchId, pairId]));
    await give(match, pair);
    const filled = await setup.call('POST', '/admin/appointments/fill', { days: null });
    expect(filled.body.appointments.length).toBeGreaterThan(1);
    const run = await last();
    expect(run).toMatchObject({ kind: 'appointments', count: filled.body.appointments.length - 1 });
    const before = await wanted();
    await give(second, before.get(second) === other ? pair : other, before.get(second));
    expect(await undo(run?.id)).toBe('appointment-conflict');
    expect([await undo(), await wanted()]).toEqual([null, before]);
    expect(await undo()).toBe(null);
    const byHand = await wanted();
    expect([byHand.get(second) ?? null, byHand.get(match)]).toEqual([null, pair]);
    await give(match, other, pair);
    await database.db.update(appointments).set({ toldPairId: other }).where(eq(appointments.matchId, match));
    expect(await undo()).toBe('appointments-published');
    await database.db.update(appointments).set({ toldPairId: null }).where(eq(appointments.matchId, match));
    const stages = await database.db.select().from(matchStages);
    const begin = (code: string) =>
      database.db
        .update(matches)
        .set({ stageId: stages.find((stage) => stage.code === code)?.id ?? 0 })
        .where(eq(matches.id, match));
    await begin('1st_half');
    expect(await undo()).toBe('appointment-match-fixed');
    await begin('not_started');
    expect(await undo()).toBe(null);
    await database.db.delete(appointments);
  });

  test('a pair is named at its match when it is published, not before, and gets a mail', async () => {
    const [match = 0] = cup.matches;
    const { pairs } = await setup.board();
    const pair = pairs.find(({ firstRefereeId }) => firstRefereeId === refereeIds[0]);
    const given = await give(match, pair?.id ?? 0);
    expect(given.status).toBe(200);
    expect(stateOf(given.body, match)).toBe('planned');
    expect(given.body.toPublish).toBe(1);
    expect(await namedAt(match)).toEqual([]);

    const published = await publish();
    expect(stateOf(published.body, match)).toBe('asked');
    expect(published.body.toPublish).toBe(0);
    expect(await namedAt(match)).toEqual([refereeIds[0], refereeIds[1]]);
    const [told] = await database.db.select().from(changes).orderBy(desc(changes.v)).limit(1);
    expect(told?.change).toMatchObject({ rosters: [match], structure: true });
    const sent = await database.db.select().from(outgoingMails);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['lenka@example.test', 'r1@example.test']);
    await publish();
    expect(await database.db.select().from(outgoingMails)).toHaveLength(2);
  });

  test('[CT11] a pair that was asked and has not answered is known to the control room', async () => {
    const [match = 0] = cup.matches;
    const found = await database.transaction((tx) => findUnanswered(cup.editionId, tx));
    expect(found).toEqual([{ matchId: match, askedAt: setup.clock.now() }]);
  });

  test('a pair that has not answered is reminded on its own after the days of the setting, once a day from its hour in the tournament’s zone on, until the match begins', async () => {
    const mails = async () => (await database.db.select().from(outgoingMails)).length;
    const before = await mails();
    await database.db.update(appointments).set({ askedAt: new Date('2026-06-01T18:00:00Z') });
    const clock = manualClock('2026-06-03T17:59:00Z');
    const remind = () => remindDaily({ database, clock });
    expect(await remind()).toBe(0);
    clock.set('2026-06-04T06:59:00Z');
    expect(await remind()).toBe(0);
    clock.set('2026-06-04T07:00:00Z');
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(await mails()).toBe(before + 2);
    clock.set('2026-06-04T22:30:00Z');
    expect(await remind()).toBe(0);
    clock.set('2026-06-05T07:00:00Z');
    expect(await remind()).toBe(1);
    clock.set('2026-06-13T08:00:00Z');
    expect(await remind()).toBe(0);
    await database.db.delete(outgoingMails).where(gt(outgoingMails.id, before));
  });

  test('[MA54] a pair is not reminded of a match whose team has withdrawn, cannot answer about it, and its yes is not recorded', async () => {
    const [match = 0] = cup.matches;
    const [team = 0] = cup.teams;
    const mails = async () => (await database.db.select().from(outgoingMails)).length;
    const before = await mails();
    const withdraw = (state: 'withdrawn' | 'accepted') =>
      database.db.update(teams).set({ state }).where(eq(teams.id, team));
    await withdraw('withdrawn');
    const clock = manualClock('2026-06-06T08:00:00Z');
    expect(await remindDaily({ database, clock })).toBe(0);
    const remind = await setup.call('POST', '/admin/appointments/reminders', { matchIds: [match] });
    expect(remind.status).toBe(200);
    expect(await mails()).toBe(before);
    expect((await setup.board()).input.matches.map(({ id }) => Number(id))).not.toContain(match);
    await withdraw('accepted');
    expect(await remindDaily({ database, clock })).toBe(1);
    await database.db.delete(outgoingMails).where(gt(outgoingMails.id, before));
  });

  test('levels, limits and weights are those of the settings; what is no such value is as the product has it', async () => {
    const saved = { 'most-in-row': '2', 'weight-load': '25', 'level-group': 'b', pause: 'a quarter' };
    const { editionId } = cup;
    await database.db.insert(configurationEntries).values(
      Object.entries(saved).map(([key, value]) => {
        const about = { labelCs: '', labelEn: '', dataType: 'string' as const };
        return { editionId, key: `appointments-${key}`, value, ...about };
      }),
    );
    const { input } = await setup.board();
    expect(input.rules).toMatchObject({
      mostPerDay: 14,
      mostInRow: 2,
      pause: 25,
      weights: { load: 25, level: 80 },
    });
    expect(new Set(input.matches.map(({ level }) => level))).toEqual(new Set([2, 3]));
    await database.db.delete(configurationEntries).where(eq(configurationEntries.editionId, editionId));
  });

  test('the later of two organisers who give one match away is told who has it', async () => {
    const [, match = 0] = cup.matches;
    const { pairs } = await setup.board();
    const [one = 0, other = 0] = pairs.map(({ id }) => id);
    expect((await give(match, one)).status).toBe(200);
    const late = await give(match, other);
    expect([late.status, late.body.error]).toEqual([409, 'appointment-conflict']);
    expect(late.body.additionalProperties.matches).toMatchObject([{ matchId: match, pairId: one }]);
    expect((await give(match, other, one)).status).toBe(200);
    await give(match, null, other);
  });

  test('a pair that goes home leaves its matches and is away from then on in one step, which is taken back in one', async () => {
    const [, match = 0] = cup.matches;
    const { pairs } = await setup.board();
    const [one, other] = pairs;
    const [leaving = 0, taker = 0] = [one?.id, other?.id];
    await give(match, leaving);
    const seen = one?.absences ?? [];
    const wanted = [...seen, { from: 600, to: 1440, reason: 'Knee' }];
    const save = (pairId: number, before: number, absences: object) =>
      setup.call('PUT', '/admin/appointments', {
        changes: [{ matchId: match, pairId, seen: before }],
        absences: { pairId: leaving, ...absences },
      });
    const pairNow = ({ body }: Awaited<ReturnType<typeof save>>) =>
      body.pairs.find(({ id }: { id: number }) => id === leaving);
    const gone = await save(taker, leaving, { seen, wanted });
    expect(gone.status).toBe(200);
    expect(pairNow(gone)).toMatchObject({ absences: wanted, revision: (one?.revision ?? 0) + 1 });
    expect(gone.body.appointments).toContainEqual(expect.objectContaining({ matchId: match, pairId: taker }));

    const stale = await save(leaving, taker, { seen, wanted: [] });
    expect([stale.status, stale.body.error]).toEqual([409, 'pair-changed']);
    const back = await save(leaving, taker, { seen: wanted, wanted: seen });
    expect(pairNow(back)?.absences).toEqual(seen);
    await give(match, null, leaving);
  });

  test('a pair says yes; when the match moves it is asked again, and its yes counts for the new time', async () => {
    const [match = 0] = cup.matches;
    setup.as(lenka);
    const own: OwnAppointments = (await setup.call('GET', '/web/appointments')).body;
    expect(own.matches).toMatchObject([{ state: 'asked', open: true, ticket: { id: match } }]);
    const yes = await setup.call('POST', `/web/appointments/${match}/answer`, { answer: 'yes', note: '' });
    expect(yes.body.matches).toMatchObject([{ state: 'kept' }]);

    const later = new Date('2026-06-13T17:00:00Z');
    await database.db.update(matches).set({ startsAt: later }).where(eq(matches.id, match));
    await database.transaction(async (tx) => {
      const edition = await findWorkingEdition(null, tx);
      if (!edition.ok) throw new Error(edition.code);
      await askMovedPairs(edition.value, { userId: 1, now: setup.clock.now() }, tx);
    });
    setup.as(director);
    const board = await setup.board();
    expect(board.appointments.find(({ matchId }) => matchId === match)).toMatchObject({
      state: 'toConfirm',
      was: { startsAt: '2026-06-13T08:00:00Z' },
    });
    expect(await database.db.select().from(outgoingMails)).toHaveLength(4);
    setup.as(lenka);
    const again = await setup.call('POST', `/web/appointments/${match}/answer`, { answer: 'yes', note: '' });
    expect(again.body.matches).toMatchObject([{ state: 'kept', was: null }]);
    setup.as(director);
    expect(stateOf(await setup.board(), match)).toBe('kept');
  });

  test('nobody answers for a match of others', async () => {
    const [match = 0] = cup.matches;
    setup.as(stranger);
    const answer = await setup.call('POST', `/web/appointments/${match}/answer`, { answer: 'no', note: '' });
    expect([answer.status, answer.body.error]).toEqual([404, 'appointment-unknown']);
    expect((await setup.call('GET', '/web/appointments')).body.matches).toEqual([]);
    setup.as(director);
  });

  test('a no takes the pair off the match, lands on the list with its reason, and the pair is not found for it again', async () => {
    const [match = 0] = cup.matches;
    setup.as(lenka);
    const note = 'Pavel hurt his knee';
    const no = await setup.call('POST', `/web/appointments/${match}/answer`, { answer: 'no', note });
    expect(no.body.matches).toEqual([]);
    expect(await namedAt(match)).toEqual([]);
    // The reporter's page of the match names its referees, public pages are made of the structure.
    const written = await database.db.select().from(changes).orderBy(changes.v);
    expect(written.at(-1)?.change).toMatchObject({ rosters: [match], structure: true });
    setup.as(director);
    const board = await setup.board();
    const row = board.appointments.find(({ matchId }) => matchId === match);
    expect(row).toMatchObject({ state: 'givenBack', pairId: null, note });

    const filled = await setup.call('POST', '/admin/appointments/fill', { days: null });
    expect(filled.status).toBe(200);
    const found = filled.body.appointments.find(({ matchId }: { matchId: number }) => matchId === match);
    expect(found.pairId).not.toBe(row?.toldPairId);
    expect(found.pairId).not.toBeNull();
    expect(filled.body.appointments).toHaveLength(cup.matches.length);
  });

  test('a match without a time or a hall is on no day and among those without a time, until it is cancelled', async () => {
    const [match = 0] = cup.matches;
    const { db } = database;
    const [stored] = await db.select().from(matches).where(eq(matches.id, match));
    const withoutTime = async (patch: Partial<typeof matches.$inferInsert>) => {
      await db.update(matches).set(patch).where(eq(matches.id, match));
      const board = await setup.board();
      expect(board.matches.map(({ id }) => id)).not.toContain(match);
      return board.withoutTime.map(({ id, number }) => [id, number]);
    };
    expect((await setup.board()).withoutTime).toEqual([]);
    expect(await withoutTime({ startsAt: null })).toEqual([[match, 1]]);
    expect(await withoutTime({ startsAt: stored?.startsAt ?? null, placeId: null })).toEqual([[match, 1]]);
    expect(await withoutTime({ cancelledAt: new Date('2026-06-01T00:00:00Z') })).toEqual([]);
    await db
      .update(matches)
      .set({ placeId: stored?.placeId ?? null, cancelledAt: null })
      .where(eq(matches.id, match));
  });

  test('a match that has begun gets no other referees', async () => {
    const [, , match = 0] = cup.matches;
    const { '1st_half': running } = cup.stages;
    await database.db.update(matches).set({ stageId: running }).where(eq(matches.id, match));
    const refused = await give(match, null, null);
    expect([refused.status, refused.body.error]).toEqual([409, 'appointment-match-fixed']);
  });

  test('whoever stands at a finished match is paid for it, with the way', async () => {
    await publish();
    const [, , match = 0] = cup.matches;
    const paid = [refereeIds[2] ?? 0, refereeIds[3] ?? 0];
    await database.db.delete(matchReferees).where(eq(matchReferees.matchId, match));
    await database.db
      .insert(matchReferees)
      .values(paid.map((refereeId, index) => ({ matchId: match, refereeId, position: index + 1 })));
    await database.db.update(matches).set({ stageId: cup.stages.finished }).where(eq(matches.id, match));
    const shown = (await setup.board()).matches.find(({ id }) => id === match);
    expect(shown?.named).toHaveLength(2);
    const { body } = await setup.call('GET', '/admin/appointments/payments');
    const row = body.referees.find(({ refereeId }: { refereeId: number }) => refereeId === paid[0]);
    expect(row).toMatchObject({ led: 1, fee: 35_000, travel: 120_000, total: 155_000 });
    const sheet = await setup.call('GET', '/admin/appointments/payments.xlsx?locale=en');
    const [rows] = [...(await workbookOf(sheet.answer.rawPayload)).values()];
    expect(JSON.stringify(rows)).toContain('1550');
    const paper = await setup.call('GET', '/admin/appointments/payments.pdf?lang=cs');
    expect(paper.answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
