import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { pixel } from '../../../tests/pixel.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { textOfPdf } from '../../../tests/text-of-pdf.ts';
import { testLive } from '../../../tests/test-live.ts';
import {
  configurationEntries,
  matches,
  reporterAssignments,
  shiftPeople,
  shifts,
  users,
  volunteers,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { hallPaperHandlers } from './index.ts';

const day = '2026-06-13';

describe.each(bothDatabases())('papers for halls on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let actor: Actor | null = null;
  const { app, clock } = testServer();
  let close = () => {};

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const [first = 0, second = 0] = cup.matches;
    const startsAt = new Date(`${day}T08:00:00Z`);
    await db
      .update(matches)
      .set({ startsAt, placeId: cup.halls[0] ?? 0 })
      .where(eq(matches.id, first));
    await db
      .update(matches)
      .set({ startsAt, placeId: cup.halls[1] ?? 0 })
      .where(eq(matches.id, second));
    const [rita] = await db
      .insert(users)
      .values({
        email: 'r@example.test',
        passwordHash: '-',
        firstName: 'Rita',
        lastName: 'Dubová',
        roles: [],
      })
      .returning();
    await db.insert(reporterAssignments).values({ userId: rita?.id ?? 0, placeId: cup.halls[0] ?? 0, day });
    const person = { editionId: cup.editionId, isMinor: false, languages: [] };
    await db
      .insert(volunteers)
      .values({ ...person, firstName: 'Eliška', lastName: 'Malá', skills: ['kitchen'] });
    const partners = [
      { name: 'Bakery', kind: 'main', url: null, logo: null, hall: null },
      { name: 'Garage', kind: 'hall', url: null, logo: null, hall: 'H1' },
    ];
    const settings = {
      'cup-accent': '#17594a',
      'cup-address': 'lipovacup.example',
      'cup-partners': JSON.stringify(partners),
    };
    await db.insert(configurationEntries).values(
      Object.entries(settings).map(([key, value]) => ({
        key,
        value,
        dataType: 'string' as const,
        labelCs: 'x',
        labelEn: 'x',
        editionId: cup.editionId,
      })),
    );
    const live = testLive({ database, clock });
    await live.start();
    close = () => live.stop(() => 0);
    const snapshot = () => live.publisher.state?.snapshot ?? null;
    const images = { paperLogo: async () => ({ logo: pixel, isLasting: true }) };
    const handlers = hallPaperHandlers({
      database,
      clock,
      snapshot,
      publicUrl: 'https://cup.example',
      images,
    });
    mount(app, handlers, { identify: async () => actor, checkAnswers: true });
    actor = testActor(1, ['ROLE_ADMIN']);
  });
  afterAll(async () => {
    close();
    await app.close();
    await database.cleanup();
  });

  const print = async (path: string) => {
    const answer = await app.inject({ url: `/api/v1/admin/hall-papers/${path}` });
    expect(answer.statusCode, path).toBe(200);
    expect(answer.headers['content-disposition']).not.toMatch(/Malá|Rita/);
    return textOfPdf(answer.rawPayload).replaceAll(/\s+/gu, ' ');
  };

  it('says what papers can be limited to', async () => {
    const answer = await app.inject({ url: '/api/v1/admin/hall-papers' });
    expect(answer.json()).toMatchObject({
      halls: [{ code: 'H1' }, { code: 'H2' }],
      days: [day, '2026-06-14'],
      categories: ['MA'],
    });
  });

  it('prints signs with the address of each hall’s page', async () => {
    const text = await print('signs?lang=en');
    expect(text).toContain('H1');
    expect(text).toContain('H2');
    expect(text.replaceAll(' ', '')).toContain(`https://cup.example/results/matches-by-hall/${cup.halls[0]}`);
    expect(await print(`signs?hall=${cup.halls[1]}`)).not.toContain('H1');
  });

  it('prints the days of halls, of categories and of courts, or says that there is nothing', async () => {
    for (const paper of ['hall-day', 'category-day', 'courts']) {
      const text = await print(`${paper}?lang=en&day=${day}`);
      expect(text, paper).toContain('10:00');
      expect(text, paper).toContain('HK Test');
      expect(text, paper).toContain('MA-A');
      expect(await print(`${paper}?lang=en&day=2026-06-20`), paper).toContain('nothing to print');
    }
  });

  it('prints on posters where scores and changes are, and the name of a category before its code', async () => {
    const ofHall = await print(`hall-day?lang=en&hall=${cup.halls[0]}&day=${day}`);
    const ofCategory = await print(`category-day?lang=en&category=MA&day=${day}`);
    for (const text of [ofHall, ofCategory]) expect(text).toContain('Live scores and changes');
    const addressOf = (text: string) => /https:[^T]*/u.exec(text.replaceAll(' ', ''))?.[0];
    expect(addressOf(ofHall)).toContain(`https://cup.example/results/matches-by-hall/${cup.halls[0]}`);
    expect(addressOf(ofCategory)).toContain('https://cup.example/results/team-category/MA');
    expect(ofCategory).toMatch(/\S+ · MA/u);
  });

  it('[ID4] puts logo, address and partners of the cup on each paper, and a hall’s partner on those of the hall', async () => {
    for (const paper of ['signs', 'hall-day', 'category-day', 'courts', 'badges', 'keys']) {
      const answer = await app.inject({ url: `/api/v1/admin/hall-papers/${paper}?lang=en` });
      expect(answer.rawPayload.toString('latin1'), paper).toContain('/Subtype /Image');
      const text = await print(`${paper}?lang=en`);
      expect(text, paper).toContain('lipovacup.example');
      expect(text, paper).toContain('Partners: Bakery');
    }
    expect(await print(`signs?lang=en&hall=${cup.halls[0]}`)).toContain('Partner of the hall: Garage');
    expect(await print(`hall-day?lang=en&hall=${cup.halls[0]}`)).toContain('Partner of the hall: Garage');
    expect(await print(`signs?lang=en&hall=${cup.halls[1]}`)).not.toContain('Garage');
  });

  it('prints badges with roles, and keys of halls', async () => {
    const badges = await print('badges?lang=en');
    for (const word of ['Eliška Malá', 'kitchen', 'Rita Dubová', 'reporter']) expect(badges).toContain(word);
    // A shift that was refused makes nobody a driver; one that was accepted does.
    const { db } = database;
    const [person] = await db.select().from(volunteers);
    const times = { startsAt: new Date(`${day}T08:00:00Z`), endsAt: new Date(`${day}T10:00:00Z`) };
    const [shift] = await db
      .insert(shifts)
      .values({ editionId: cup.editionId, day, kind: 'driver', needed: 1, ...times })
      .returning();
    const asked = { shiftId: shift?.id ?? 0, volunteerId: person?.id ?? 0, askedAt: times.startsAt };
    await db.insert(shiftPeople).values({ ...asked, answer: 'declined' });
    expect(await print('badges?lang=en')).not.toContain('driver');
    await db.update(shiftPeople).set({ answer: 'confirmed' });
    expect(await print('badges?lang=en')).toContain('driver');
    await db.delete(shifts);
    expect(await print('keys?lang=en')).toContain('Returned');
  });

  it('refuses an unknown hall or category, and everybody but organisers', async () => {
    const codeOf = async (path: string) => {
      const answer = await app.inject({ url: `/api/v1/admin/hall-papers/${path}` });
      return [answer.statusCode, answer.json<{ error: string }>().error];
    };
    expect(await codeOf('signs?hall=99999')).toEqual([404, 'hall-unknown']);
    expect(await codeOf('category-day?category=XX')).toEqual([404, 'category-unknown']);
    const organiser = actor;
    actor = testActor(1, ['ROLE_USER']);
    expect(await codeOf('badges')).toEqual([403, 'forbidden']);
    actor = organiser;
  });
});
