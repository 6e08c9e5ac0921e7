import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { bothDatabases, silent } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { ownRights } from '../../../tests/own-rights.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { storageOf } from '../../../tests/test-storage.ts';
import { textOfPdf } from '../../../tests/text-of-pdf.ts';
import { testLive } from '../../../tests/test-live.ts';
import { matches, outgoingMails, teams } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { createMailSender } from '../mail/index.ts';
import { markMessageSent, messageHandlers, ownNews } from './index.ts';
import { clubSummaryHandlers, drawClubSummary } from '../club-summaries/index.ts';
import { addRecipients } from './testing/setup.ts';

const texts = { titleCs: 'Přehled', titleEn: 'Summary', textCs: 'V příloze.', textEn: 'Attached.' };

describe.each(bothDatabases())('summaries of clubs on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let actor: Actor | null = null;
  let ids: Awaited<ReturnType<typeof addRecipients>>['ids'];
  let close = () => {};
  let draw: (
    ...asked: [{ clubId: number; parts: readonly ('account' | 'teams' | 'beds' | 'matches')[] }, 'cs' | 'de']
  ) => ReturnType<typeof drawClubSummary>;
  const server = testServer();
  const { clock } = server;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const { db } = database;
    const startsAt = new Date('2026-06-13T08:00:00Z');
    const placeId = cup.halls[0] ?? 0;
    await db
      .update(matches)
      .set({ startsAt, placeId })
      .where(eq(matches.id, cup.matches[0] ?? 0));
    ({ ids } = await addRecipients(database, cup));
    const live = testLive({ database, clock });
    await live.start();
    close = () => live.stop(() => 0);
    const snapshot = () => live.publisher.state?.snapshot ?? null;
    const context = { database, clock, storage: storageOf(database), snapshot };
    draw = (...asked) => drawClubSummary(context, ...asked);
    const handlers = { ...messageHandlers(context), ...clubSummaryHandlers(context) };
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  afterAll(async () => {
    close();
    await server.app.close();
    await database.cleanup();
  });

  async function as(userId: number, ...roles: ('ROLE_ADMIN' | 'ROLE_USER')[]): Promise<void> {
    actor = { ...(await ownRights(userId, database.db)), roles: ['ROLE_USER', ...roles] };
  }
  let keys = 0;
  const draft = async (over: object) => {
    keys += 1;
    const form = { internalName: 'Summary', recipientType: 'clubs', states: [], categories: [], ...texts };
    const payload = { ...form, ...over, clientKey: `summary-key-${keys}` };
    return server.app.inject({ method: 'POST', url: '/api/v1/admin/messages', payload });
  };
  const sent = async (over: object): Promise<AdminMessage> => {
    await as(ids.organiser, 'ROLE_ADMIN');
    await database.db.delete(outgoingMails);
    const { message, reach } = (await draft(over)).json<AdminMessage>();
    const url = `/api/v1/admin/messages/${message.id}/send`;
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: { revision: 1, mails: reach.mails },
    });
    return answer.json();
  };
  const deliver = async (
    drawSummary: Parameters<typeof createMailSender>[0]['drawSummary'] = (asked, locale) =>
      draw(asked, locale === 'de' ? 'de' : 'cs'),
  ) => {
    const out: Mail[] = [];
    const transport = {
      kind: 'smtp',
      send: async (mail: Mail) => {
        out.push(mail);
        return { kind: 'sent' } as const;
      },
      close() {},
    } as const;
    const context = { database, clock, log: silent, transport, storage: storageOf(database) };
    const sender = createMailSender({
      ...context,
      senderDomains: [],
      accepted: markMessageSent,
      drawSummary,
      owedTexts: async () => [],
    });
    sender.start('https://cup.example.test');
    await sender.run();
    await sender.stop();
    return out;
  };
  const textOf = (bytes: Buffer) => textOfPdf(bytes).replaceAll(/\s+/gu, ' ');
  const download = (url: string) => server.app.inject({ method: 'GET', url });

  it('[ME19] given a summary for each club, then each mail has that of its own club, in the language of the recipient', async () => {
    const { message } = await sent({ summaryParts: ['teams', 'matches'], withLeaders: true });
    expect(message.summaryParts).toEqual(['teams', 'matches']);
    const mails = await deliver();
    const papers = mails.map(({ to, files }) => {
      expect(files.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
      expect(files[0]?.bytes.length).toBeLessThan(200_000);
      const text = textOf(files[0]?.bytes ?? Buffer.alloc(0));
      return [to, text.includes('TV Eichwald'), text.includes('Zápasy'), text.includes('Spiele')];
    });
    expect(papers.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toEqual(
      [
        ['czech@example.test', false, true, false],
        ['czech@example.test', true, true, false],
        ['german@example.test', true, false, true],
        ['leader@example.test', false, true, false],
      ],
    );
  });

  it('[ME19] given the account in it, then leaders of teams get neither mail nor card nor file', async () => {
    const { message } = await sent({ summaryParts: ['account'], withLeaders: true });
    expect((await deliver()).map(({ to }) => to).toSorted()).toEqual([
      'czech@example.test',
      'czech@example.test',
      'german@example.test',
    ]);
    const path = (club: number) => `/api/v1/web/messages/${message.id}/summary?club=${club}&lang=cs`;
    await as(ids.leader);
    expect((await download(path(cup.clubId))).statusCode).toBe(404);
    await as(ids.german);
    expect((await download(path(cup.clubId))).statusCode).toBe(404);
    const own = await download(path(ids.club));
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(textOf(own.rawPayload)).toContain('TV Eichwald');
    const rights = await ownRights(ids.czech, database.db);
    const news = (await ownNews(rights, clock.now(), database.db)).filter(({ id }) => id === message.id);
    expect(news.map(({ clubId, hasSummary }) => [clubId, hasSummary])).toEqual([
      [cup.clubId, true],
      [ids.club, true],
    ]);
  });

  it('[ME14][ME19] given a test, then it has the summary of the club that the sender looks at, or of the first one', async () => {
    await as(ids.organiser, 'ROLE_ADMIN');
    const { message } = (await draft({ summaryParts: ['teams'] })).json<AdminMessage>();
    const testFor = async (sampleId: number | null) => {
      await database.db.delete(outgoingMails);
      const payload = { revision: 1, locale: 'cs', sampleId };
      const url = `/api/v1/admin/messages/${message.id}/test`;
      expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
      const [mail] = await database.db.select().from(outgoingMails);
      return mail?.letter.summary?.clubId;
    };
    const tested = [await testFor(ids.club), await testFor(null), await testFor(999_999)];
    expect(tested).toEqual([ids.club, cup.clubId, cup.clubId]);
    await database.db.delete(outgoingMails);
  });

  it('[ME19] given a summary that cannot be drawn, then its mail waits and goes later', async () => {
    await sent({ summaryParts: ['beds'], clubIds: [ids.club] });
    const broken = () => Promise.reject(new Error('no fonts'));
    expect(await deliver(broken)).toEqual([]);
    clock.advance(3_600_000);
    expect((await deliver()).map(({ to }) => to).toSorted()).toEqual([
      'czech@example.test',
      'german@example.test',
    ]);
  });

  it('[ME13] [ME19] given mails that were given up, when they are sent again, then each has the summary of its own club', async () => {
    const { message, deliveries } = await sent({ summaryParts: ['teams'] });
    await database.db.update(outgoingMails).set({ nextAt: null });
    const url = `/api/v1/admin/messages/${message.id}/resend`;
    const payload = { deliveryIds: deliveries.map(({ id }) => id) };
    expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    const papers = (await deliver()).map(({ to, files }) => [
      to,
      textOf(files[0]?.bytes ?? Buffer.alloc(0)).includes('TV Eichwald'),
    ]);
    expect(papers.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toEqual(
      [
        ['czech@example.test', false],
        ['czech@example.test', true],
        ['german@example.test', true],
      ],
    );
  });

  it('[ME19] given a team that waits for a place and one that has left, then the summary names the first only', async () => {
    await as(ids.organiser, 'ROLE_ADMIN');
    const { editionId, categoryId } = cup;
    const team = { editionId, categoryId, clubId: ids.club };
    await database.db.insert(teams).values([
      { ...team, teamNumber: 1, name: 'Eichwald Waits', state: 'waiting' },
      { ...team, teamNumber: 2, name: 'Eichwald Left', state: 'withdrawn' },
    ]);
    const paper = await download(`/api/v1/admin/club-summaries/${ids.club}?parts=teams`);
    const text = textOf(paper.rawPayload);
    expect([text.includes('Eichwald Waits'), text.includes('Eichwald Left')]).toEqual([true, false]);
  });

  it('[ME19] previews any part of a club of the edition, for organisers, and refuses referees', async () => {
    await as(ids.organiser, 'ROLE_ADMIN');
    const path = `/api/v1/admin/club-summaries/${cup.clubId}`;
    const paper = await download(`${path}?parts=account,matches&lang=en`);
    const text = textOf(paper.rawPayload);
    expect([text.includes('To pay'), text.includes('10:00'), text.includes('Accommodation')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(textOf((await download(`${path}?parts=teams`)).rawPayload)).toContain('roster empty');
    expect((await download('/api/v1/admin/club-summaries/9999')).statusCode).toBe(404);
    expect((await download(`${path}?parts=players`)).statusCode).toBe(400);
    expect((await draft({ recipientType: 'referees', summaryParts: ['teams'] })).statusCode).toBe(422);
  });
});
