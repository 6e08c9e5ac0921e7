import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Archive } from '../archive/index.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { clubs } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { Allowance } from '../../platform/work/index.ts';
import type { Live } from '../live/index.ts';
import { openDataHandlers } from './index.ts';

describe.each(testDatabases())('open data on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    await database.db.update(clubs).set({ name: '=HYPERLINK("x")' }).where(eq(clubs.id, cup.clubId));
    const clock = manualClock('2026-06-13T10:00:00Z');
    live = testLive({ database, clock });
    app = fastify();
    mount(
      app,
      openDataHandlers({ archive: new Archive({ database, clock, live }), allowance: new Allowance(clock) }),
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

  const ask = (path: string) => app.inject(`/api/v1/open/${path}`);
  const rowsOf = async (path: string): Promise<Record<string, string>[]> => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
    const { data, errors } = Papa.parse<Record<string, string>>(answer.body.slice(1).trimEnd(), {
      header: true,
    });
    expect(errors).toEqual([]);
    return data;
  };

  it('matches come whole, and narrowed by what is asked for', async () => {
    expect(await rowsOf('matches.csv')).toHaveLength(cup.matches.length);
    expect(await rowsOf('matches.csv?group=MA-A')).toHaveLength(3);
    expect(await rowsOf(`matches.csv?group=MA-A&team=${cup.teams[0]}`)).toHaveLength(2);
    expect(await rowsOf('matches.csv?category=MA&day=1999-01-01')).toEqual([]);
  });

  it('standings and teams have a row for each place and team', async () => {
    const standings = await rowsOf('standings.csv?category=MA');
    expect(standings.filter(({ group }) => group === 'MA-A')).toHaveLength(3);
    expect(await rowsOf('teams.csv')).toHaveLength(cup.teams.length);
    expect(await rowsOf('halls.csv')).toHaveLength(cup.halls.length);
  });

  it('final places have rows once a category is over', async () => {
    expect(await rowsOf('final-places.csv?category=MA')).toEqual([]);
  });

  it('a name never becomes a formula of a spreadsheet', async () => {
    const [team] = await rowsOf('teams.csv');
    expect(team?.['club_name']).toBe(`'=HYPERLINK("x")`);
  });

  it('may be read by pages of other sites', async () => {
    expect((await ask('teams.csv')).headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    ['matches.csv?category=XX', 404, 'category-unknown'],
    ['final-places.csv?category=XX', 404, 'category-unknown'],
    ['matches.csv?group=XX', 404, 'group-unknown'],
    ['matches.csv?team=999999', 404, 'team-unknown'],
    ['matches.csv?hall=999999', 404, 'hall-unknown'],
    ['matches.csv?team=x', 400, 'bad-request'],
    ['matches.csv?day=yesterday', 400, 'bad-request'],
    ['standings.csv?group=', 400, 'bad-request'],
  ])('refuses %s', async (path, status, error) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });
});
