import { locales, byLocale } from '@sevenmetre/rules/vocabulary';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { Archive } from '../src/features/archive/index.ts';
import { calendarHandlers } from '../src/features/calendar/index.ts';
import { configurationHandlers } from '../src/features/configuration/index.ts';
import type { Live } from '../src/features/live/index.ts';
import { createMailSender, queueMail } from '../src/features/mail/index.ts';
import { addPages } from '../src/features/pages/index.ts';
import type { RenderInput } from '../src/features/pages/index.ts';
import { pageSlice } from '../src/features/results/index.ts';
import { plainWords, wordsHandlers } from '../src/features/translations/index.ts';
import { audit, users } from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import type { Mail, MailTransport } from '../src/platform/mail/index.ts';
import { Allowance } from '../src/platform/work/index.ts';
import { silent, bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { plainMails } from './test-storage.ts';
import { makeSmallCup } from './small-cup.ts';
import { testLive } from './test-live.ts';

/** A build whose pages print their input. */
const build = {
  clientFolder: import.meta.dirname,
  template: { html: '<head></head><!--html--><!--init-->', styles: [], styleHashes: [], paper: '' },
  style: () => null,
  id: 'build',
  renderer: {
    embed: () => ({ html: '', script: '', styles: [] }),
    render: ({ words, locale }: RenderInput) => ({
      status: 200,
      html: JSON.stringify(words),
      head: '',
      styles: [],
      lang: locale,
    }),
  },
};

describe.each(bothDatabases())('an organiser’s words on $name', (kind) => {
  let database: TestDatabase;
  let live: Live;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null = null;
  let userId = 0;
  const as = (...roles: Role[]) => {
    actor = testActor(userId, roles);
  };

  beforeAll(async () => {
    database = await kind.open();
    const cup = await makeSmallCup(database);
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await database.db
      .insert(users)
      .values({ ...person, roles: [] })
      .returning();
    userId = user?.id ?? 0;
    server = testServer();
    const { clock, log } = server;
    live = testLive({ database, clock, log });
    const words = () => live.publisher.state?.words ?? plainWords;
    const handlers = {
      ...configurationHandlers({ database, clock, senderDomains: [] }),
      ...calendarHandlers({
        archive: new Archive({ database, clock, live }),
        clock,
        allowance: new Allowance(clock),
        publicUrl: null,
      }),
      ...wordsHandlers(words),
    };
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
    const readSlice = pageSlice.bind(null, live);
    const firstLanguage = { locale: 'en', isNegotiated: true } as const;
    const nothing = {
      analytics: null,
      map: null,
      publicUrl: null,
      securityContact: null,
      languages: locales,
      firstLanguage,
      images: { icon: async () => null },
    };
    await addPages(server.app, { build, readSlice, words, clock, log, ...nothing, snapshot: () => null });
    await live.start();
    expect(cup.groups.a).toBeGreaterThan(0);
  });
  beforeEach(() => as('ROLE_SUPER_ADMIN'));
  afterAll(async () => {
    live.stop(() => 0);
    await server.app.close();
    await database.cleanup();
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const stored = async (): Promise<string | null> => {
    const entries: { key: string; value: string | null }[] = (
      await get('/api/v1/admin/configuration')
    ).json();
    return entries.find(({ key }) => key === 'translations')?.value ?? null;
  };
  const save = async (value: unknown) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/v1/admin/configuration/translations',
      payload: { value: typeof value === 'string' ? value : JSON.stringify(value), before: await stored() },
    });
  const told = async (word: string) => {
    await expect.poll(() => JSON.stringify(live.publisher.state?.words.overrides)).toContain(word);
  };
  const page = '/results/competition-group/MA-A';

  it('reach rendered pages, the browser’s own question, mails and calendars, and no old page stays', async () => {
    const before = await get(page, { 'accept-language': 'cs' });
    const asked = await get('/api/v1/web/words');
    expect(asked.json()).toEqual({ version: '', ...byLocale(() => ({})) });
    const texts = {
      cs: {
        shell: { results: 'Skóre <3 & "já"' },
        mail: { frame: { automatic: 'Neodpovídejte.' } },
        calendar: { favourites: 'Naši: {tournament}' },
      },
    };
    expect((await save(texts)).statusCode).toBe(200);
    await told('Skóre');

    const after = await get(page, {
      'accept-language': 'cs',
      'if-none-match': String(before.headers.etag),
    });
    expect([after.statusCode, after.body.includes('<script>')]).toEqual([200, false]);
    expect(after.body).toContain(String.raw`"texts":{"cs":{"shell":{"results":"Skóre \u003c3 & \"já\""}`);
    expect((await get('/dashboard')).body).toContain('"words":{"version":');

    const again = await get('/api/v1/web/words', { 'if-none-match': String(asked.headers.etag) });
    expect([again.statusCode, again.json()]).toMatchObject([200, { ...texts, en: {} }]);
    const same = await get('/api/v1/web/words', { 'if-none-match': String(again.headers.etag) });
    expect(same.statusCode).toBe(304);

    expect((await get('/api/v1/calendar/teams.ics?lang=cs&teams=1')).body).toContain('Naši: ');
    expect(await aMail()).toContain('Neodpovídejte.');
    const [row] = await database.db.select().from(audit);
    expect(row).toMatchObject({ userId, action: 'configuration.update', after: { key: 'translations' } });
  });

  it('are ours again when they are taken back', async () => {
    await save({ en: { shell: { results: 'Scores' } } });
    await told('Scores');
    expect((await save({})).statusCode).toBe(200);
    await expect.poll(() => live.publisher.state?.words.version).toBe('');
    expect((await get(page)).body).not.toContain('"words"');
  });

  it.each([
    ['a key that does not exist', { en: { shell: { nothing: 'x' } } }, 'en.shell.nothing', 'key-unknown'],
    ['another structure', { cs: { shell: [] } }, 'cs.shell', 'not-an-object'],
    [
      'a missing parameter',
      { en: { results: { group: { title: 'Group' } } } },
      'en.results.group.title',
      'placeholders-differ',
    ],
    ['markup', { en: { shell: { skip: '<img src=x onerror=alert(1)>' } } }, 'en.shell.skip', 'markup'],
    ['another language', { xx: {} }, 'xx', 'key-unknown'],
    ['what is no JSON', '{"en":', '', 'not-json'],
  ])('are refused with their key: %s', async (_, value, key, error) => {
    const kept = await stored();
    const answer = await save(value);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: 'translations-invalid', additionalProperties: { errors: [{ key, error }] } },
    ]);
    expect(await stored()).toBe(kept);
  });

  it('may be as long as both languages need, and no longer', async () => {
    const long = (characters: number) => JSON.stringify({ cs: {} }) + ' '.repeat(characters - 9);
    expect((await save(long(60_000))).statusCode).toBe(200);
    const refused = await save(long(60_001));
    expect([refused.statusCode, refused.json().additionalProperties]).toMatchObject([
      400,
      { fields: [{ in: 'body', path: 'value' }] },
    ]);
    expect((await save({})).statusCode).toBe(200);
  });

  it('are a super admin’s alone', async () => {
    const value = { en: { shell: { results: 'Hacked' } } };
    for (const roles of [['ROLE_ADMIN'], ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER']] as const) {
      const before = await stored();
      as(...roles);
      const url = '/api/v1/admin/configuration/translations';
      const payload = { value: JSON.stringify(value), before };
      expect((await server.app.inject({ method: 'PUT', url, payload })).statusCode).toBe(403);
      as('ROLE_SUPER_ADMIN');
      expect(await stored()).toBe(before);
    }
  });

  async function aMail(): Promise<string> {
    const sent: Mail[] = [];
    const transport: MailTransport = {
      kind: 'smtp',
      send: async (mail) => {
        sent.push(mail);
        return { kind: 'sent' };
      },
      close() {},
    };
    const { clock } = server;
    const letter = () => ({ subject: 'S', paragraphs: ['P'] });
    const order = { to: 'anna@example.test', locale: 'cs', letter, now: clock.now() } as const;
    await database.transaction((tx) => queueMail(tx, order));
    const sender = createMailSender({ database, clock, log: silent, transport, ...plainMails(database) });
    sender.start('https://cup.example.test');
    await sender.run();
    await sender.stop();
    return sent.map(({ text }) => text).join();
  }
});
