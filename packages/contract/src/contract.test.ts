import { describe, expect, it } from 'vitest';
import { errorStatuses } from './errors.ts';
import { once } from './once.ts';
import type { Operation } from './operation.ts';
import { isGuarded } from './operation.ts';
import { operations } from './operations.ts';
import { matchPage, meaningfulSearch, pages, topicOf } from './pages.ts';
import { holds, toRecord } from './record.ts';
import { routes } from './routes.ts';
import { MatchEventBody } from './match-events/schemas.ts';

const ascending = (a: number, b: number): number => a - b;

describe('the contract', () => {
  it('has a route with schemas for every operation, and no other', () => {
    expect(Object.keys(routes).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('has a schema for every status an operation declares, and no other', () => {
    for (const [name, route] of Object.entries(routes)) {
      const declared = Object.keys(route.responses).map(Number).toSorted(ascending);
      expect(declared, name).toEqual([...route.statuses].toSorted(ascending));
    }
  });

  it('names a parameter schema for every brace of a path', () => {
    for (const [name, route] of Object.entries(routes)) {
      expect('params' in route, name).toBe(route.path.includes('{'));
    }
  });

  it('declares a 401 where somebody must be signed in, and a 403 where the roles alone decide', () => {
    const entries = Object.entries<Operation>(operations);
    const protectedOnes = entries.filter(([, { access }]) => access !== 'public');
    const without401 = protectedOnes.filter(([, { statuses }]) => !statuses.includes(401));
    const without403 = protectedOnes.filter(
      ([, { access, statuses }]) =>
        isGuarded(access) && typeof access === 'string' && !statuses.includes(403),
    );
    expect([without401, without403].map((found) => found.map(([name]) => name))).toEqual([[], []]);
  });

  it('gives every error code a status of a refusal', () => {
    for (const status of Object.values(errorStatuses)) expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('the body of an event', () => {
  const goal = {
    minute: 7,
    second: 12,
    createdTimestamp: '2026-04-04T12:20:00Z',
    competitionEventTypeId: 1,
    competitionMatchStageId: 2,
    side: 'home',
  };

  it('may leave out a player who is not known yet', () => {
    expect(MatchEventBody.safeParse(goal).success).toBe(true);
  });

  it('may be the record that the server itself has answered', () => {
    const echo = { ...goal, id: 9, clientKey: 'device:1', competitionMatchStageCode: '1st_half' };
    expect(MatchEventBody.safeParse(echo).success).toBe(true);
  });

  it('is refused with a field that nobody knows', () => {
    expect(MatchEventBody.safeParse({ ...goal, score: 3 }).success).toBe(false);
  });
});

describe('pages', () => {
  it.each([
    ['/results', 'dashboardSlice', 'dashboard'],
    ['/results/', 'dashboardSlice', 'dashboard'],
    ['/results/competition-group/MA-A', 'groupSlice', 'group:MA-A'],
    ['/results/competition-group/MD%20fin%C3%A1le', 'groupSlice', 'group:MD finále'],
    ['/results/competition-group/MA/play-off/A', 'playoffSlice', 'playoff:MA:A'],
    ['/results/team-category/MA', 'categorySlice', 'category:MA'],
  ])('finds the slice and the topic of %s', (path, slice, topic) => {
    const match = matchPage(path);
    expect(match?.page.slice).toBe(slice);
    expect(match && topicOf(match)).toBe(topic);
  });

  it.each([
    '/',
    '/resultsx',
    '/results/competition-group',
    '/results/competition-group/%E0%A4%A',
    '/results/a/b/c',
  ])('knows no public page at %s', (path) => {
    expect(matchPage(path)).toBeNull();
  });
});

describe('a record with links', () => {
  const link = (operationId: string, routeName: string) =>
    ({ operationId, routeName, method: 'POST', href: '/' }) as const;
  const record = toRecord({
    id: 4,
    links: [link('matchStage', 'match.stage'), link('matchEventCreate', 'x')],
  });

  it('holds a permission by operation id or by route name', () => {
    expect(record.data).toEqual({ id: 4 });
    expect(holds(record.links, 'matchStage')).toBe(true);
    expect(holds(record.links, 'match.stage')).toBe(true);
    expect(holds(record.links, 'matchReopen')).toBe(false);
  });

  it("combines several names with 'or' by default, and with 'and' when asked", () => {
    expect(holds(record.links, ['matchReopen', 'matchStage'])).toBe(true);
    expect(holds(record.links, ['matchReopen', 'matchStage'], 'and')).toBe(false);
    expect(holds(record.links, ['matchStage', 'matchEventCreate'], 'and')).toBe(true);
  });

  it('permits nothing without links', () => {
    expect(holds(toRecord({ id: 1 }).links, 'matchStage')).toBe(false);
  });
});

describe('data that are loaded once', () => {
  it('shares the call under way and keeps the first good answer', async () => {
    let calls = 0;
    const load = once(async () => ({ status: 200, body: ++calls }));
    const answers = await Promise.all([load(), load()]);
    expect([...answers, await load()].map((answer) => answer.body)).toEqual([1, 1, 1]);
  });

  it('asks again after a refusal and after a failure', async () => {
    const outcomes = [() => Promise.resolve({ status: 503 }), () => Promise.reject(new Error('offline'))];
    const load = once(() => outcomes.shift()?.() ?? Promise.resolve({ status: 200 }));
    expect((await load()).status).toBe(503);
    await expect(load()).rejects.toThrow('offline');
    expect((await load()).status).toBe(200);
  });
});

it('a map of the city is rendered by kinds of help only, whatever else its data says', () => {
  const json = JSON.stringify({ halls: [{ id: 2, code: 'H01' }], points: [{ kind: 'food' }] });
  const search = (asked: string) => meaningfulSearch(pages.city, asked, json);
  expect(search('?kind=halls&from=2')).toBe('?from=2&kind=halls');
  expect(search('?kind=first-aid')).toBe('?kind=first-aid');
  expect(search('?kind=H01&from=3')).toBe('');
});
