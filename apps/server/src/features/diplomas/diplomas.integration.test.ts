import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, playSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { textOfPdf } from '../../../tests/text-of-pdf.ts';
import { testLive } from '../../../tests/test-live.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { Allowance } from '../../platform/work/index.ts';
import { Archive } from '../archive/index.ts';
import { groups, matches, teamCategories } from '../../platform/database/schema/index.ts';
import { appendChange } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { diplomaHandlers } from './index.ts';

const admin: Actor = testActor(1, ['ROLE_USER', 'ROLE_ADMIN']);
const ranking = '/api/v1/results/final-ranking/MA/ranking.pdf';
const diplomas = '/api/v1/admin/final-ranking/MA/diplomas.pdf';

describe.each(testDatabases())('final rankings and diplomas on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let live: Live;
  let cup: SmallCup;
  let actor: Actor | null = null;
  let allowance: Allowance;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database, 2025);
    server = testServer();
    const { clock, log } = server;
    live = testLive({ database, clock, log });
    const archive = new Archive({ database, clock, live });
    allowance = new Allowance(clock);
    const handlers = diplomaHandlers({
      live,
      clock,
      archive,
      allowance,
      images: { tile: async () => ({ logo: null, isLasting: true }) },
    });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
    await live.start();
  });
  afterAll(async () => {
    live.stop(() => 0);
    await server.app.close();
    await database.cleanup();
  });

  const get = (url: string) => server.app.inject({ url });
  /** Words of a PDF, separated by single spaces. */
  const wordsOf = (pdf: Buffer) => textOfPdf(pdf).replace(/\s+/g, ' ');
  const textOf = async (url: string) => wordsOf((await get(url)).rawPayload);

  it('[FP1] given a category that is played, then its paper has no places and says so', async () => {
    expect(await textOf(ranking)).toContain('Final places are shown once all matches');
    actor = admin;
    expect(await textOf(diplomas)).toContain('Final places are shown once all matches');
  });

  it('[FP1] given a category that is over, then everybody reads each place with the rule behind it, also once the next year is current', async () => {
    await playSmallCup(database, cup);
    await makeSmallCup(database, 2026);
    await live.publisher.catchUp();
    actor = null;
    const answer = await get(`${ranking}?edition=2025&lang=en`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = wordsOf(answer.rawPayload);
    expect(text).toContain('won the final 3:2');
    expect(text).toContain('lost the final 2:3');
    expect(text).toContain('HK Test I');
    expect((await get(`${ranking}?edition=2019`)).statusCode).toBe(404);
    expect((await get(ranking.replace('MA', 'XX'))).statusCode).toBe(404);
  });

  it('given a category that is over, then organisers print a diploma for each team, or for one', async () => {
    const { editionId, teams } = cup;
    actor = null;
    expect((await get(diplomas)).statusCode).toBe(401);
    actor = admin;
    const all = await textOf(`${diplomas}?edition=${editionId}&lang=en`);
    expect(all.match(/Diploma/g)).toHaveLength(teams.length);
    const one = await textOf(`${diplomas}?edition=${editionId}&team=${teams[0]}&lang=en`);
    expect(one.match(/Diploma/g)).toHaveLength(1);
    expect(one).toContain('1st place');
    expect(one).toContain('won the final 3:2');
  });

  it('given a goal in another category, then the paper is not printed again', async () => {
    const { editionId, groups: made } = await makeSmallCup(database, 2027);
    const girls = {
      editionId,
      code: 'ZB',
      nameCs: 'Dívky',
      nameEn: 'Girls',
      gender: 'W',
      weight: 2,
    } as const;
    await database.transaction(async (tx) => {
      const [category] = await tx.insert(teamCategories).values(girls).returning();
      await tx.update(groups).set({ categoryId: category?.id }).where(eq(groups.id, made.b));
      await appendChange(tx, { structure: true });
    });
    await live.publisher.catchUp();
    const { headers } = await get(ranking);
    const printed = vi.spyOn(allowance, 'spend');
    const [match] = await database.db.select().from(matches).where(eq(matches.groupId, made.b));
    const v = await write(database, { matches: { [match?.id ?? 0]: { homeScore: 1, awayScore: 0 } } });
    await live.publisher.catchUp();
    expect(live.publisher.state?.version.v).toBe(v);
    expect((await get(ranking)).headers['etag']).toBe(headers['etag']);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });
});
