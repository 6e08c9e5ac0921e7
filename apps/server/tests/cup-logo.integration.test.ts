import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationName } from '@sevenmetre/contract';
import { routes } from '@sevenmetre/contract/routes';
import { hallPaperKinds } from '@sevenmetre/rules/vocabulary';
import { createApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import { hashPassword } from '../src/features/auth/index.ts';
import { issueDocuments } from '../src/features/invoices/index.ts';
import { makeMoneyCup, type MoneyCup } from '../src/features/invoices/testing/money-cup.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import {
  cashReceipts,
  configurationEntries,
  drawInputs,
  draws,
  files,
  matches,
  users,
} from '../src/platform/database/schema/index.ts';
import { readEnvironment } from '../src/platform/environment/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup, playSmallCup, type SmallCup } from './small-cup.ts';

/** Where the mark of a cup is, if not at the upper left. */
const places: Readonly<Record<string, { readonly left: number; readonly top: number }>> = {
  matchCard: { left: 1120, top: 590 },
  groupCard: { left: 1120, top: 590 },
  teamCard: { left: 366, top: 566 },
};
const now = '2027-06-14T18:00:00Z';

/** Operations that answer with this type of content. */
function answering(contentType: string): OperationName[] {
  return (Object.keys(routes) as OperationName[]).filter((name) => {
    const answers: Readonly<Record<number, unknown>> = routes[name].responses;
    const ok = answers[200];
    return typeof ok === 'object' && ok !== null && Reflect.get(ok, 'contentType') === contentType;
  });
}

describe.each(testDatabases())('[ID4] the logo of a cup on $name', (kind) => {
  const clock = manualClock(now);
  let database: TestDatabase;
  let app: App;
  let url: string;
  let cookie: string;
  let papers: Readonly<Partial<Record<OperationName, readonly string[]>>>;
  let cards: Readonly<Partial<Record<OperationName, string>>>;

  beforeAll(async () => {
    database = await kind.open();
    const { db } = database;
    const money = await makeMoneyCup(database);
    const club = await money.aClub();
    const issued = await issueDocuments({ database, clock }, money.organiserId, club, '');
    if (typeof issued === 'string') throw new Error(issued);
    const [document] = issued;
    const receipt = await aReceipt(money, club);
    const cup = await makeSmallCup(database, 2027);
    await playSmallCup(database, cup);
    const startsAt = new Date('2027-06-13T08:00:00Z');
    await db
      .update(matches)
      .set({ startsAt, placeId: cup.halls[0] ?? 0 })
      .where(eq(matches.editionId, cup.editionId));
    await aDraw(cup);
    await aLogo([money.editionId, cup.editionId]);
    papers = {
      matchReport: [`match/${cup.matches[0]}/report.pdf`],
      matchReports: ['admin/match-reports.pdf'],
      rankingPdf: ['results/final-ranking/MA/ranking.pdf'],
      diplomas: ['admin/final-ranking/MA/diplomas.pdf'],
      invoicePdf: [`web/invoices/${document?.id}/pdf`],
      cashReceipt: [`admin/cash-receipts/${receipt}`],
      wristbands: [`admin/check-in/${cup.clubId}/wristbands.pdf`],
      clubSummary: [`admin/club-summaries/${cup.clubId}`],
      appointmentPaymentsPdf: ['admin/appointments/payments.pdf'],
      publicDrawMinutes: ['draws/MA/minutes.pdf'],
      hallPaper: hallPaperKinds.map((paper) => `admin/hall-papers/${paper}`),
    };
    cards = {
      matchCard: `match/${cup.matches[0]}`,
      groupCard: 'group/MA-A',
      teamCard: `team/${cup.teams[0]}`,
      homeCard: 'home',
      dayCard: 'day/2027-06-13',
      hallCard: `hall/${cup.halls[0]}`,
      scorersCard: 'scorers/MA',
      rankingCard: 'ranking/MA',
    };
    await start();
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  async function start(): Promise<void> {
    const passwordHash = await hashPassword('a password for tests');
    const roles = ['ROLE_USER' as const, 'ROLE_SUPER_ADMIN' as const];
    const person = { email: 'a@example.test', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...person, passwordHash, roles });
    const environment = readEnvironment({ PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test' }, database.folder);
    const outside = { database, clock, random: systemRandom, log: createLog('silent'), webBuild: null };
    app = await createApp({ ...outside, environment: { ...environment, dataDirectory: database.folder } });
    url = `http://127.0.0.1:${await app.start()}/api/v1`;
    const answer = await fetch(`${url}/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'a@example.test', password: 'a password for tests' }),
      headers: { 'content-type': 'application/json' },
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  async function aReceipt({ supplierId }: MoneyCup, clubId: number): Promise<number | undefined> {
    const paid = { amount: 100, currency: 'CZK', locale: 'cs', issuedAt: clock.now() } as const;
    const names = { supplierName: 'Házená Lipová', payer: 'HK', receiver: 'Jana' };
    const rows = await database.db
      .insert(cashReceipts)
      .values({ clubId, supplierId, number: 1, ...paid, ...names })
      .returning();
    return rows[0]?.id;
  }

  /** A draw of one ball that is over. */
  async function aDraw({ categoryId, teams: [team = 0] }: SmallCup): Promise<void> {
    const at = clock.now();
    const drawn = { secret: '07', secretHash: 'a'.repeat(64), sealedSecret: '-', hallNumbers: [1], shown: 2 };
    const times = { announcedAt: at, numbersFrom: at, startedAt: at, revealedAt: at, updatedAt: at };
    const balls = [{ team: String(team), group: 0, blocked: [] }];
    await database.db
      .insert(draws)
      .values({ categoryId, number: 1, state: 'revealed', ...drawn, ...times, balls });
    const input = {
      groups: [{ id: 'MA-A', entries: [1] }],
      teams: [
        {
          id: String(team),
          name: 'HK Test',
          club: 'HK Test',
          pot: 0,
          region: null,
          country: 'CZ',
          lastGroup: null,
        },
      ],
      rules: { sameClub: 1 },
    };
    const version = { categoryId, number: 1, version: 1, at, hash: 'b'.repeat(64) };
    await database.db.insert(drawInputs).values({ ...version, input, format: {} });
  }

  async function aLogo(editionIds: readonly number[]): Promise<void> {
    mkdirSync(join(database.folder, 'files', 'uploads'), { recursive: true });
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } });
    writeFileSync(join(database.folder, 'files', 'uploads', 'logo.png'), await red.png().toBuffer());
    const [file] = await database.db
      .insert(files)
      .values({
        storageKey: 'uploads/logo.png',
        filename: 'logo.png',
        extension: 'png',
        folder: 'uploads',
        isPublic: true,
      })
      .returning();
    const entry = { key: 'cup-logo', value: String(file?.id), dataType: 'string' as const };
    const rows = editionIds.map((editionId) => ({ ...entry, editionId, labelCs: 'x', labelEn: 'x' }));
    await database.db.insert(configurationEntries).values(rows);
  }

  const get = async (path: string) => {
    const answer = await fetch(`${url}/${path}`, { headers: { cookie } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is on every paper', async () => {
    // The summary of a message is the one of the club, from the same function.
    const others = answering('application/pdf').filter((name) => name !== 'messageSummary');
    expect(new Set(Object.keys(papers))).toEqual(new Set(others));
    for (const path of Object.values(papers).flat()) {
      const { status, bytes } = await get(path);
      expect([path, status, bytes.includes('/Subtype /Image')]).toEqual([path, 200, true]);
    }
  });

  it('is on every picture of a shared link', async () => {
    expect(new Set(Object.keys(cards))).toEqual(new Set(answering('image/png')));
    for (const [name, path] of Object.entries(cards)) {
      const { status, bytes } = await get(`cards/${path}.png`);
      expect([path, status]).toEqual([path, 200]);
      // Within the mark of the cup, which is the red logo.
      const at = places[name] ?? { left: 90, top: 66 };
      const mark = { ...at, width: 1, height: 1 };
      const pixel = await sharp(bytes).extract(mark).removeAlpha().raw().toBuffer();
      expect([path, ...pixel.subarray(0, 3)]).toEqual([path, 255, 0, 0]);
    }
  });
});
