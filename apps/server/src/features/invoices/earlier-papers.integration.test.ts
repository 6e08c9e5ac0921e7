import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { editions, invoiceDocuments, teams } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { createStorage } from '../../platform/storage/index.ts';
import { invoiceHandlers, issueDocuments } from './index.ts';
import { makeMoneyCup } from './testing/money-cup.ts';

describe.each(testDatabases())('papers of an edition that is over on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-papers-'));
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  let clubId = 0;
  let documentId = 0;
  let leading = 0;
  let logo = { logo: null, isLasting: false };

  beforeAll(async () => {
    database = await kind.open();
    const cup = await makeMoneyCup(database);
    clubId = await cup.aClub();
    server = testServer();
    const storage = createStorage({ dataDirectory: folder, random: systemRandom });
    const handlers = invoiceHandlers({
      database,
      clock: server.clock,
      storage,
      images: { paperLogo: async () => logo },
    });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
    const issued = await issueDocuments({ database, clock: server.clock }, cup.organiserId, clubId, '');
    documentId = typeof issued === 'string' ? 0 : (issued[0]?.id ?? 0);
    const { db } = database;
    const [team] = await db.select().from(teams).where(eq(teams.clubId, clubId));
    leading = team?.id ?? 0;
    await db.update(editions).set({ isCurrent: false }).where(eq(editions.id, cup.editionId));
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  const anActor = (over: Partial<Actor>): Actor => testActor(1, ['ROLE_USER'], over);
  const open = async (who: Actor | null) => {
    actor = who;
    return server.app.inject({ url: `/api/v1/web/invoices/${documentId}/pdf` });
  };

  it('given a logo that cannot be drawn now, then the paper opens without it and is not kept', async () => {
    const kept = () => database.db.select({ fileId: invoiceDocuments.fileId }).from(invoiceDocuments);
    logo = { logo: null, isLasting: false };
    const answer = await open(anActor({ roles: ['ROLE_ADMIN'] }));
    expect([answer.statusCode, await kept()]).toEqual([200, [{ fileId: null }]]);
    logo = { logo: null, isLasting: true };
    await open(anActor({ roles: ['ROLE_ADMIN'] }));
    expect(await kept()).toEqual([{ fileId: expect.any(Number) }]);
  });

  it('given an admin of the club, or an organiser, then the stored paper opens, the same each time', async () => {
    const first = await open(anActor({ administratedClubIds: [clubId] }));
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    const second = await open(anActor({ roles: ['ROLE_ADMIN'] }));
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('given anybody else, then there is no such paper', async () => {
    const others = [
      anActor({ administratedClubIds: [clubId + 1000] }),
      anActor({ leadingTeamIds: [leading] }),
    ];
    for (const other of others) expect((await open(other)).statusCode).toBe(404);
    expect((await open(null)).statusCode).toBe(401);
    documentId += 1000;
    expect((await open(anActor({ roles: ['ROLE_ADMIN'] }))).statusCode).toBe(404);
    documentId -= 1000;
  });

  it('and the money of that edition stays closed: it is neither shown nor credited', async () => {
    actor = anActor({ administratedClubIds: [clubId], roles: ['ROLE_ADMIN'] });
    const finance = await server.app.inject({ url: `/api/v1/web/clubs/${clubId}/finance` });
    const credit = await server.app.inject({
      method: 'POST',
      url: `/api/v1/admin/invoices/${documentId}/credit`,
      payload: { reason: 'Omyl' },
    });
    expect([finance.statusCode, credit.statusCode]).toEqual([404, 404]);
  });
});
