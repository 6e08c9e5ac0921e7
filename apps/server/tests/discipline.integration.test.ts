import { and, asc, eq, ne, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from './database.ts';
import {
  audit,
  matches,
  matchParticipants,
  reportVersions,
  teamParticipants,
} from '../src/platform/database/schema/index.ts';
import { makeLineup } from '../src/features/match-events/testing/cup.ts';
import {
  codeOf,
  detailOf,
  openSetup,
  reporter,
  superReporter,
} from '../src/features/match-events/testing/setup.ts';
import type { Setup } from '../src/features/match-events/testing/setup.ts';
import { loadFacts, rosterSide } from '../src/features/match-rosters/index.ts';
import {
  addWrittenReport,
  decideDiscipline,
  readDiscipline,
} from '../src/features/discipline/discipline.use-case.ts';

describe.each(bothDatabases())('discipline on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  const versionsOf = (matchId: number) =>
    setup.database.db
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.matchId, matchId))
      .orderBy(asc(reportVersions.version));

  /** A match of team 0 with a blue card for one of its players, before its approval. */
  const withBlueCard = async () => {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    const teamId = cup.teamIds[0] ?? 0;
    const lineup = { cup, matchId, teamId, side: 'home', role: 'player' } as const;
    const entryId = await setup.database.transaction((tx) => makeLineup(lineup, tx));
    detailOf(await setup.stage(cup, matchId, '1st_half'));
    detailOf(await setup.stage(cup, matchId, '2nd_half'));
    for (const type of ['red-card', 'blue-card'])
      detailOf(
        await setup.create(cup, matchId, {
          headers: { 'idempotency-key': type },
          body: {
            competitionEventTypeId: cup.types[type] ?? 0,
            competitionMatchStageId: cup.stages['2nd_half'],
            competitionMatchParticipantId: entryId,
          },
        }),
      );
    return { cup, matchId, teamId, entryId };
  };
  const report = { home: null, away: null, remarks: '', spectators: 120 };
  const written = { key: 'blue-card', text: '', follows: true, name: 'Eva Javorová' };

  test('[MA112] given a blue card without a report, then the match is approved and its record is sealed with the text only', async () => {
    const { cup, matchId } = await withBlueCard();
    detailOf(await setup.stage(cup, matchId, 'finished', { report }));
    expect(await versionsOf(matchId)).toEqual([]);
    const read = await readDiscipline(setup, matchId);
    expect(read).toMatchObject({ value: { cards: [{ card: 'blue', name: 'Javor Petr', report: null }] } });
    const body = { eventKey: 'blue-card', text: 'Hit an opponent.', name: 'Eva Javorová' };
    const added = await addWrittenReport(setup, superReporter, matchId, body);
    expect(added).toMatchObject({ value: { cards: [{ report: { text: 'Hit an opponent.' } }] } });
    const [sealed] = await versionsOf(matchId);
    expect(sealed?.record).toMatchObject({ remarks: { spectators: 120, written: [{ follows: false }] } });
    expect(JSON.stringify(sealed?.record)).not.toContain('Hit');
    const rows = await setup.database.db.select().from(audit).where(eq(audit.subjectId, matchId));
    expect(JSON.stringify(rows)).not.toContain('Hit');
    const none = await addWrittenReport(setup, superReporter, matchId, { ...body, eventKey: 'red-card' });
    expect(none).toMatchObject({ ok: false, code: 'event-unknown' });
  });

  test('given a card that was deleted, or waits because the match is approved, then it is not disciplined', async () => {
    const { cup, matchId } = await withBlueCard();
    const red = (key: string) =>
      setup.create(cup, matchId, {
        headers: { 'idempotency-key': key },
        body: {
          competitionEventTypeId: cup.types['red-card'] ?? 0,
          competitionMatchStageId: cup.stages['2nd_half'],
          side: 'away',
        },
      });
    const cards = async () => {
      const read = await readDiscipline(setup, matchId);
      return read.ok ? read.value.cards.map(({ eventKey }) => eventKey) : [];
    };
    detailOf(await red('mistaken'));
    expect(await cards()).toEqual(expect.arrayContaining(['blue-card', 'mistaken']));
    // A written report is of its own card.
    const body = { eventKey: 'blue-card', text: 'Hit an opponent.', name: 'Eva Javorová' };
    const added = await addWrittenReport(setup, superReporter, matchId, body);
    const reports = added.ok
      ? added.value.cards.map((card) => [card.eventKey, card.report?.text ?? null])
      : [];
    expect(Object.fromEntries(reports)).toEqual({ 'blue-card': 'Hit an opponent.', mistaken: null });
    detailOf(await setup.remove(matchId, { key: 'mistaken' }));
    expect(await cards()).toEqual(['blue-card']);
    detailOf(await setup.stage(cup, matchId, 'finished', { report }));
    expect(codeOf(await red('late'))).toBe('match-approved');
    expect(await cards()).toEqual(['blue-card']);
  });

  test('[MA112] given the statement that a report follows, then the record is sealed, and again with the text', async () => {
    const { cup, matchId } = await withBlueCard();
    const asked = { report: { ...report, written: [written] } };
    detailOf(await setup.stage(cup, matchId, 'finished', asked));
    expect(await versionsOf(matchId)).toMatchObject([
      { record: { remarks: { written: [{ follows: true }] } } },
    ]);
    const body = { eventKey: 'blue-card', text: 'Hit an opponent.', name: 'Eva Javorová' };
    await addWrittenReport(setup, superReporter, matchId, body);
    expect(await versionsOf(matchId)).toHaveLength(2);
    // Approved once more with the old statement: the text stays.
    detailOf(
      await setup.stage(cup, matchId, '2nd_half', { actor: superReporter, reason: 'a goal was missing' }),
    );
    detailOf(await setup.stage(cup, matchId, 'finished', asked));
    expect(await readDiscipline(setup, matchId)).toMatchObject({
      value: { cards: [{ report: { text: 'Hit an opponent.' } }] },
    });
  });

  test('[MR15] given a decision, then the person is suspended in as many of the next matches, and marked for the table', async () => {
    const { cup, matchId, teamId, entryId } = await withBlueCard();
    detailOf(await setup.stage(cup, matchId, 'finished', { report: { ...report, written: [written] } }));
    const { db } = setup.database;
    const [entry] = await db.select().from(matchParticipants).where(eq(matchParticipants.id, entryId));
    const participantId = entry?.participantId ?? 0;
    await db.insert(teamParticipants).values({ teamId, participantId, role: 'player' });
    const own = await db
      .select()
      .from(matches)
      .where(
        and(
          eq(matches.editionId, cup.editionId),
          or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)),
        ),
      )
      .orderBy(asc(matches.id));
    for (const [index, { id }] of own.entries())
      await db
        .update(matches)
        .set({ startsAt: new Date(Date.UTC(2026, 3, 4, 9 + index)) })
        .where(eq(matches.id, id));
    const suspendedIn = async () => {
      const later = await db.select().from(matches).where(eq(matches.editionId, cup.editionId));
      const found: boolean[] = [];
      for (const { id } of own.slice(1)) {
        const match = later.find((one) => one.id === id);
        if (!match) continue;
        const request = { editionId: cup.editionId, matches: [match], wholeClubs: false };
        const facts = await loadFacts(request, db);
        const side = match.homeTeamId === teamId ? 'home' : 'away';
        const people = rosterSide(facts, match, side, { birthYears: false, wholeClub: false })?.people ?? [];
        found.push(people.find((one) => one.participantId === participantId)?.marks.suspended === true);
      }
      return found;
    };
    expect(await suspendedIn()).toEqual([false, false]);
    const decide = (count: number | null) =>
      decideDiscipline(setup, superReporter, matchId, { entryId, matches: count, reason: 'Regulations, 8' });
    expect(await decide(1)).toMatchObject({ value: { cards: [{ decision: { matches: 1 } }] } });
    expect(await suspendedIn()).toEqual([true, false]);
    const cancel = (cancelledAt: Date | null) =>
      db
        .update(matches)
        .set({ cancelledAt })
        .where(eq(matches.id, own[1]?.id ?? 0));
    await cancel(new Date(Date.UTC(2026, 3, 4, 8)));
    expect(await suspendedIn()).toEqual([true, true]);
    await cancel(null);
    await decide(2);
    expect(await suspendedIn()).toEqual([true, true]);
    await decide(null);
    expect(await suspendedIn()).toEqual([false, false]);
    // A player who also plays in another team of the club: marked there only if the decision says so (MR16).
    const other = cup.teamIds[1] ?? 0;
    const [guest] = await db
      .select()
      .from(matches)
      .where(
        and(
          eq(matches.editionId, cup.editionId),
          ne(matches.id, matchId),
          or(eq(matches.homeTeamId, other), eq(matches.awayTeamId, other)),
        ),
      )
      .orderBy(asc(matches.id))
      .limit(1);
    if (!guest) throw new Error('the other team plays');
    const later = { ...guest, startsAt: new Date(Date.UTC(2026, 3, 6)) };
    await db.update(matches).set({ startsAt: later.startsAt }).where(eq(matches.id, guest.id));
    await db.insert(teamParticipants).values({ teamId: other, participantId, role: 'player' });
    const markedInOther = async () => {
      const request = { editionId: cup.editionId, matches: [later], wholeClubs: false };
      const side = guest.homeTeamId === other ? 'home' : 'away';
      const options = { birthYears: false, wholeClub: false };
      const people = rosterSide(await loadFacts(request, db), later, side, options)?.people ?? [];
      return people.find((one) => one.participantId === participantId)?.marks.suspended;
    };
    const inOtherTeam = async (everyTeam: boolean) => {
      const decision = { entryId, matches: 99, everyTeam, reason: 'Regulations, 8' };
      await decideDiscipline(setup, superReporter, matchId, decision);
      return markedInOther();
    };
    expect([await inOtherTeam(false), await inOtherTeam(true)]).toEqual([false, true]);
    // The card counts while its match is approved.
    const reopened = { actor: superReporter, reason: 'a goal was missing' };
    detailOf(await setup.stage(cup, matchId, '2nd_half', reopened));
    expect(await markedInOther()).toBe(false);
    detailOf(await setup.stage(cup, matchId, 'finished', { report: { ...report, written: [written] } }));
    expect(await markedInOther()).toBe(true);
    const stranger = { entryId: 999_999, matches: 1, reason: 'Regulations, 8' };
    expect(await decideDiscipline(setup, reporter, matchId, stranger)).toMatchObject({
      ok: false,
      code: 'participant-of-another-match',
    });
    expect(codeOf(await setup.stage(cup, matchId, 'finished'))).toBe('ok');
  });
});
