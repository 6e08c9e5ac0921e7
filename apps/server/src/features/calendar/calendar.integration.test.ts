import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Archive } from '../archive/index.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { configurationEntries, places } from '../../platform/database/schema/index.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { Allowance } from '../../platform/work/index.ts';
import type { Live } from '../live/index.ts';
import { calendarHandlers } from './index.ts';

describe.each(testDatabases())('calendars on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  let app: FastifyInstance;
  const clock = manualClock('2026-06-13T10:00:00Z');

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    await database.db.update(places).set({ address: 'Polní 3, Lipová', lat: 49.5, lng: 15.25 });
    await database.db.insert(configurationEntries).values({
      editionId: cup.editionId,
      key: 'club-registration-create-till',
      value: '2026-06-01T21:59:00Z',
      dataType: 'datetime',
      labelCs: '',
      labelEn: '',
    });
    live = testLive({ database, clock });
    app = testServer({ clock }).app;
    const handlers = calendarHandlers({
      archive: new Archive({ database, clock, live }),
      clock,
      allowance: new Allowance(clock),
      publicUrl: 'https://cup.test',
    });
    mount(app, handlers, { identify: async () => null, checkAnswers: true });
    await live.start();
  });
  afterAll(async () => {
    live.stop(() => 0);
    await app.close();
    await database.cleanup();
  });

  /** Unfolded lines of the calendar (RFC 5545, 3.1). */
  const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const ask = (path: string) => app.inject(`/api/v1/calendar/${path}`);
  const eventsOf = async (path: string) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const text = linesOf(answer.body).join('\n');
    return text.split('BEGIN:VEVENT').slice(1);
  };

  it("a team's calendar has its matches, each under a name of its own for ever", async () => {
    const all = await eventsOf(`team/${cup.teams[0]}/matches.ics`);
    const events = all.filter((event) => !event.includes('-if-'));
    expect(events).toHaveLength(2);
    for (const event of events) {
      expect(event).toMatch(/UID:match-\d+@cup\.test\n/);
      expect(event).toMatch(/DTSTART:\d{8}T\d{6}Z\n/);
      expect(event).toContain('STATUS:CONFIRMED');
      expect(event).toMatch(/LOCATION:H\d\\, Polní 3\\, Lipová\n/);
      expect(event).toContain('GEO:49.5;15.25\n');
      expect(event).toMatch(/URL;VALUE=URI:https:\/\/cup\.test\/results\/match\/\d+/);
      expect(event).toMatch(/BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT1H\n/);
    }
  });

  it('a group and a category have calendars of their own, with the alarm that was asked for', async () => {
    const group = await eventsOf('group/MA-A/matches.ics?alarm=30');
    expect(group.length).toBeGreaterThan(0);
    for (const event of group) expect(event).toContain('TRIGGER:-PT30M\n');
    const category = await eventsOf('category/MA/matches.ics?alarm=0');
    expect(category.length).toBeGreaterThan(group.length);
    expect(category.filter((event) => event.includes('VALARM'))).toEqual([]);
    const uids = (events: readonly string[]) =>
      events.flatMap((event) => /UID:(.*)\n/.exec(event)?.[1] ?? []);
    expect(uids(category)).toEqual(expect.arrayContaining(uids(group)));
  });

  it('the dates of the tournament are a calendar: its days, and each deadline that is known', async () => {
    const [days = '', ...others] = await eventsOf('dates.ics?lang=cs');
    expect(days).toMatch(/UID:edition-\d+@cup\.test\n/);
    expect(days).toContain('DTSTART;VALUE=DATE:20260613\n');
    expect(days).toContain('DTEND;VALUE=DATE:20260615\n');
    expect(days).toContain('SUMMARY:Small Cup 2026\n');
    expect(others).toHaveLength(1);
    expect(others[0]).toContain('DTSTART:20260601T215900Z\n');
    expect(others[0]).not.toContain('DTEND');
    expect(others[0]).toContain('SUMMARY:Uzávěrka přihlášek · Small Cup 2026\n');
    const [, reminded] = await eventsOf('dates.ics?alarm=120');
    expect(reminded).toContain('BEGIN:VALARM');
  });

  it("a hall's calendar has no alarms", async () => {
    const [hall = 0] = cup.halls;
    const events = await eventsOf(`hall/${hall}/matches.ics?lang=cs`);
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter((event) => event.includes('VALARM'))).toEqual([]);
  });

  it('a match that changes counts up its sequence and keeps its name', async () => {
    const [match = 0] = cup.matches;
    const entry = async () => {
      const events = await eventsOf(`team/${cup.teams[0]}/matches.ics`);
      return events.find((event) => event.includes(`UID:match-${match}@cup.test\n`)) ?? '';
    };
    const before = await entry();
    const v = await write(database, {
      matches: { [match]: { startsAt: new Date('2026-06-13T15:00:00Z'), revision: 1 } },
    });
    await expect.poll(() => live.publisher.state?.version.v).toBe(v);
    const after = await entry();
    expect([before, after].map((event) => /SEQUENCE:(\d+)/.exec(event)?.[1])).toEqual(['0', '1']);
    expect(after).toContain('DTSTART:20260613T150000Z');
  });

  it('a hall’s calendar and one of several teams contain each match once', async () => {
    const hall = await eventsOf(`hall/${cup.halls[0]}/matches.ics`);
    expect(hall.length).toBeGreaterThan(0);
    const both = await eventsOf(`teams.ics?teams=${cup.teams[0]},${cup.teams[1]},999999`);
    const certain = both.filter((event) => !event.includes('-if-'));
    const uids = both.map((event) => /UID:(.*)\n/.exec(event)?.[1]);
    expect(new Set(uids).size).toBe(uids.length);
    expect(certain).toHaveLength(3);
    // Teams that have left change nothing in the calendar.
    const tags = [];
    for (const gone of ['', ',999999'])
      tags.push((await ask(`teams.ics?teams=${cup.teams[0]},${cup.teams[1]}${gone}`)).headers['etag']);
    expect(tags[1]).toBe(tags[0]);
  });

  it('given another selection of teams, then events that have not changed are not made again', async () => {
    const [first = 0, second = 0, third = 0] = cup.teams;
    const stampOf = (events: readonly string[], match: number) =>
      /DTSTAMP:(.*)/.exec(events.find((event) => event.includes(`UID:match-${match}@`)) ?? '')?.[1];
    const before = await eventsOf(`teams.ics?teams=${first},${second}`);
    clock.advance(3600);
    const [match = 0] = cup.matches;
    expect(stampOf(before, match)).toMatch(/^2026/);
    const after = await eventsOf(`teams.ics?teams=${second},${first},${third}`);
    expect(stampOf(after, match)).toBe(stampOf(before, match));
  });

  it('given a network that asks for one selection after another, then it has to wait, and another does not', async () => {
    const askFor = (selection: number, lang: string, remoteAddress: string) => {
      const teams = cup.teams.map((id, bit) => ((selection >> bit) & 1 ? id : 900 + bit));
      return app.inject({
        url: `/api/v1/calendar/teams.ics?teams=${teams.join()}&lang=${lang}`,
        remoteAddress,
      });
    };
    const answers: number[] = [];
    for (const lang of ['pl', 'de', 'sk'])
      for (let selection = 1; selection < 50; selection += 1)
        answers.push((await askFor(selection, lang, '192.0.2.7')).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(120);
    expect(answers.at(-1)).toBe(429);
    // What a cache holds costs nothing, and another network has an allowance of its own.
    expect((await askFor(1, 'pl', '192.0.2.7')).statusCode).toBe(200);
    expect((await askFor(49, 'en', '192.0.2.8')).statusCode).toBe(200);
  });

  it('a match has a calendar of its own, with its hall and under the name that it has in others', async () => {
    const [match = 0] = cup.matches;
    const [event, ...more] = await eventsOf(`match/${match}/match.ics`);
    expect(more).toEqual([]);
    expect(event).toContain(`UID:match-${match}@cup.test\n`);
    expect(event).toMatch(/LOCATION:H\d\\, Polní 3\\, Lipová\n/);
  });

  it('is in Czech when asked, and answers 304 when nothing has changed', async () => {
    const path = `hall/${cup.halls[0]}/matches.ics?lang=cs`;
    const first = await ask(path);
    expect(first.body).toContain('Zápas č.\u00a0');
    const again = await app.inject({
      url: `/api/v1/calendar/${path}`,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it("a team's calendar has in words what it may play, under a name that leaves with the condition", async () => {
    const [first = 0, second = 0] = cup.matches;
    const over = { stageId: cup.stages.finished, walkOver: null };
    const v = await write(database, {
      matches: {
        [first]: { ...over, homeScore: 10, awayScore: 5 },
        [second]: { ...over, homeScore: 5, awayScore: 10 },
      },
    });
    await expect.poll(() => live.publisher.state?.version.v).toBe(v);
    const all = await eventsOf(`team/${cup.teams[0]}/matches.ics`);
    const [conditional, ...more] = all.filter((event) => event.includes('-if-'));
    expect(more).toEqual([]);
    expect(conditional).toMatch(/SUMMARY:As 1st in MA-A: Final · against 1st of MA-B · HK Test I\n/u);
    expect(conditional).toContain(`UID:match-${cup.matches[6]}-if-${cup.teams[0]}-MA-A-1@cup.test\n`);
    expect(conditional).toContain('STATUS:TENTATIVE');
    expect(conditional).toContain('DTSTART:20260614T120000Z');
  });

  it.each([
    ['team/999999/matches.ics', 404, 'team-unknown'],
    ['match/999999/match.ics', 404, 'match-unknown'],
    ['hall/999999/matches.ics', 404, 'hall-unknown'],
    ['group/ZZ/matches.ics', 404, 'group-unknown'],
    ['category/ZZ/matches.ics', 404, 'category-unknown'],
    ['group/MA-A/matches.ics?alarm=45', 400, 'bad-request'],
    ['team/x/matches.ics', 400, 'bad-request'],
    ['teams.ics', 400, 'bad-request'],
    ['teams.ics?teams=1,,2', 400, 'bad-request'],
    [`teams.ics?teams=${Array.from({ length: 101 }, (_, i) => i + 1).join()}`, 400, 'bad-request'],
    ['teams.ics?teams=1&lang=xx', 400, 'bad-request'],
  ])('refuses %s', async (path, status, error) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });
});
