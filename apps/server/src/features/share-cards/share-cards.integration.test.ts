import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Archive } from '../archive/index.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { manualClock } from '../../platform/clock/index.ts';
import {
  configurationEntries,
  eventTypes,
  matchEvents,
  matchParticipants,
  participants,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { Allowance } from '../../platform/work/index.ts';
import { appendChange } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { drawCard } from './draw-card.ts';
import type { CardContent } from './draw-card.ts';
import { shareCardHandlers } from './index.ts';

describe.each(testDatabases())('share cards on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  let app: FastifyInstance;
  /** What was drawn, in order. */
  const drawn: CardContent[] = [];
  const none = { logo: null, isLasting: true };
  let logo: { readonly logo: string | null; readonly isLasting: boolean } = none;
  const clock = manualClock('2026-06-13T10:00:00Z');

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    live = testLive({ database, clock });
    app = fastify();
    mount(
      app,
      shareCardHandlers({
        archive: new Archive({ database, clock, live }),
        allowance: new Allowance(clock),
        images: { logo: async () => logo },
        live,
        clock,
        draw: (task) => {
          drawn.push(task.content);
          return drawCard(task);
        },
      }),
      {
        identify: async () => null,
        checkAnswers: true,
      },
    );
    await live.start();
  });
  afterAll(async () => {
    live.stop(() => 0);
    await app.close();
    await database.cleanup();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/v1/cards/${path}`, headers });

  it.each(['match', 'group', 'team', 'home', 'hall', 'ranking', 'scorers'] as const)(
    'a %s has a picture of the size that networks ask for',
    async (what) => {
      const paths = {
        match: `match/${cup.matches[0]}.png`,
        group: 'group/MA-A.png',
        team: `team/${cup.teams[0]}.png`,
        home: 'home.png',
        hall: `hall/${cup.halls[0]}.png`,
        ranking: 'ranking/MA.png',
        scorers: 'scorers/MA.png',
      };
      const answer = await ask(paths[what], {
        'accept-encoding': 'br, gzip',
      });
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
      expect([answer.statusCode, type, encoding]).toEqual([200, 'image/png', undefined]);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    },
  );

  it('the picture changes with the score, and only then', async () => {
    const path = `match/${cup.matches[1]}.png`;
    const before = await ask(path);
    const known = { 'if-none-match': String(before.headers['etag']) };
    expect((await ask(path, known)).statusCode).toBe(304);
    const v = await write(database, {
      matches: { [cup.matches[1] ?? 0]: { homeScore: 3, awayScore: 2, stageId: cup.stages['1st_half'] } },
    });
    await expect.poll(() => live.publisher.state?.version.v).toBe(v);
    const after = await ask(path, known);
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  /** Stores a goal of a new player in the first match. */
  async function score(firstName: string, jerseyNumber: number): Promise<number> {
    const [matchId = 0, teamId = 0] = [cup.matches[0], cup.teams[0]];
    const { editionId, clubId } = cup;
    const { db } = database;
    const name = { firstName, lastName: 'Novák' };
    const [person] = await db
      .insert(participants)
      .values({ editionId, clubId, ...name })
      .returning();
    const entry = { matchId, teamId, participantId: person?.id ?? 0, jerseyNumber, role: 'player' } as const;
    const [player] = await db
      .insert(matchParticipants)
      .values({ ...entry, side: 'home' })
      .returning();
    const [goal] = await db.select().from(eventTypes).where(eq(eventTypes.code, 'goal'));
    const at = new Date('2026-06-13T09:00:00Z');
    await db.insert(matchEvents).values({
      matchId,
      clientKey: firstName,
      stageId: cup.stages['1st_half'],
      eventTypeId: goal?.id ?? 0,
      side: 'home',
      minute: 1,
      second: jerseyNumber,
      participantId: player?.id ?? 0,
      createdTimestamp: at,
      modifiedAt: at,
      device: 'test',
    });
    return person?.id ?? 0;
  }
  const applied = async () => {
    const v = await database.transaction((tx) => appendChange(tx, { structure: true }));
    await expect.poll(() => live.publisher.state?.version.v).toBe(v);
  };
  const scorers = async () => {
    const { headers } = await ask('scorers/MA.png');
    const last = drawn.at(-1);
    if (last?.kind !== 'overview' || last.overview.what !== 'scorers')
      throw new Error('no scorers were drawn');
    const rows = last.overview.rows.map(({ name, number, goals }) => ({ name, number, goals }));
    return { rows, cacheControl: headers['cache-control'] };
  };

  it('scorers are named as the edition publishes names now, and by no shared cache for longer than a minute', async () => {
    const adam = await score('Adam', 7);
    await score('Boris', 9);
    await write(database, { matches: { [cup.matches[0] ?? 0]: { stageId: cup.stages['1st_half'] } } });
    await applied();
    const cacheControl = 'public, max-age=1, s-maxage=60';
    const [first, second] = [
      { name: 'Adam N.', number: 7, goals: 1 },
      { name: 'Boris N.', number: 9, goals: 1 },
    ];
    expect(await scorers()).toEqual({ rows: [first, second], cacheControl });
    await database.db.update(participants).set({ hidden: true }).where(eq(participants.id, adam));
    await applied();
    expect(await scorers()).toEqual({ rows: [second], cacheControl });
    const setting = { value: 'number' };
    const isPublication = eq(configurationEntries.key, 'player-name-publication');
    await database.db.update(configurationEntries).set(setting).where(isPublication);
    await applied();
    expect(await scorers()).toEqual({ rows: [{ ...second, name: null }], cacheControl });
  });

  it('a picture without the logo that could not be read is kept by nobody', async () => {
    const path = `team/${cup.teams[1]}.png`;
    logo = { logo: null, isLasting: false };
    const before = await ask(path);
    expect(before.headers['cache-control']).toBe('no-store');
    const square = { create: { width: 8, height: 8, channels: 3, background: '#17594a' } } as const;
    const png = await sharp(square).png().toBuffer();
    logo = { logo: `data:image/png;base64,${png.toString('base64')}`, isLasting: true };
    const after = await ask(path);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(after.headers['cache-control']).toContain('max-age=60');
    logo = none;
    // Now it is kept.
    expect((await ask(path)).headers['etag']).toBe(after.headers['etag']);
  });

  it('the picture of a hall shows the next day once it has come, although nothing has changed', async () => {
    const dayShown = async () => {
      await ask(`hall/${cup.halls[0]}.png`);
      const last = drawn.at(-1);
      return last?.kind === 'overview' && last.overview.what === 'hall' ? last.overview.day : null;
    };
    drawn.length = 0;
    clock.set('2026-06-13T21:59:00Z');
    await ask(`hall/${cup.halls[0]}.png?lang=cs`);
    expect(await dayShown()).toBe('2026-06-13');
    // Midnight in Prague.
    clock.set('2026-06-13T22:00:00Z');
    expect(await dayShown()).toBe('2026-06-14');
    const before = drawn.length;
    await dayShown();
    expect(drawn).toHaveLength(before);
    clock.set('2026-06-13T10:00:00Z');
  });

  it.each([
    ['match/999999.png', 404, 'match-unknown'],
    ['match/x.png', 400, 'bad-request'],
    ['group/XX.png', 404, 'group-unknown'],
    ['ranking/XX.png', 404, 'category-unknown'],
    ['scorers/XX.png', 404, 'category-unknown'],
    ['day/2031-01-01.png', 404, 'day-unknown'],
    ['day/today.png', 400, 'bad-request'],
    [`match/1.png?lang=xx`, 400, 'bad-request'],
  ])('refuses %s', async (path, status, error) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });
});
