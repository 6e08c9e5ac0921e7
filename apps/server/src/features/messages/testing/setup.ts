import { eq } from 'drizzle-orm';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { silent } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { ownRights } from '../../../../tests/own-rights.ts';
import { makeSmallCup, type SmallCup } from '../../../../tests/small-cup.ts';
import { plainMails, storageOf } from '../../../../tests/test-storage.ts';
import {
  clubAdmins,
  clubs,
  outgoingMails,
  teamAdmins,
  users,
} from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import type { Mail, MailOutcome } from '../../../platform/mail/index.ts';
import { fileHandlers } from '../../files/index.ts';
import { createMailSender } from '../../mail/index.ts';
import { markMessageSent, messageFileReader, messageHandlers } from '../index.ts';

/** A message to all clubs in Czech and English, as the organiser's form sends it. */
export const form = {
  internalName: 'Arrival',
  recipientType: 'clubs',
  states: [],
  categories: [],
  titleCs: 'Příjezd',
  titleEn: 'Arrival',
  textCs: 'Ahoj.',
  textEn: 'Hello.',
};

/**
 * Accounts that receive messages: the club of the cup has a Czech admin and a leader who reads Polish, `TV Eichwald` a
 * German and the same Czech admin, `Ztracený klub` nobody.
 */
export async function addRecipients({ db }: TestDatabase, cup: SmallCup) {
  const person = { passwordHash: '-', lastName: 'Test', roles: ['ROLE_USER' as const] };
  const rows = await db
    .insert(users)
    .values([
      { ...person, email: 'boss@example.test', firstName: 'Radek', locale: 'en' },
      { ...person, email: 'czech@example.test', firstName: 'Iva', locale: 'cs' },
      { ...person, email: 'german@example.test', firstName: 'Jürgen', locale: 'de' },
      { ...person, email: 'leader@example.test', firstName: 'Lea', locale: 'pl' },
      { ...person, email: 'nobody@example.test', firstName: 'Nils', locale: 'en' },
    ])
    .returning();
  const [organiser = 0, czech = 0, german = 0, leader = 0, nobody = 0] = rows.map(({ id }) => id);
  const [own] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
  const base = { editionId: cup.editionId, countryId: own?.countryId ?? 0 };
  const [shared, empty] = await db
    .insert(clubs)
    .values([
      { ...base, name: 'TV Eichwald', tournamentContactPhone: '+49 30 111' },
      { ...base, name: 'Ztracený klub' },
    ])
    .returning();
  const club = shared?.id ?? 0;
  await db.insert(clubAdmins).values([
    { clubId: cup.clubId, userId: czech },
    { clubId: club, userId: german },
    { clubId: club, userId: czech },
  ]);
  await db.insert(teamAdmins).values({ teamId: cup.teams[0] ?? 0, userId: leader });
  const ids = { organiser, czech, german, leader, nobody, club, empty: empty?.id ?? 0 };
  return { ids, clubName: own?.name ?? '' };
}

/** A server that answers for messages and their files, with the accounts of `addRecipients`. */
export async function openMessages(database: TestDatabase) {
  const cup = await makeSmallCup(database);
  const { db } = database;
  const { ids, clubName } = await addRecipients(database, cup);
  const { app, clock } = testServer();
  const context = { database, clock, storage: storageOf(database), snapshot: () => null };
  const handlers = {
    ...messageHandlers(context),
    ...fileHandlers({ ...context, readers: [messageFileReader(clock)] }),
  };
  let actor: Actor | null = null;
  mount(app, handlers, { identify: async () => actor, checkAnswers: true });
  const as = async (userId: number, ...roles: Role[]) => {
    actor = { ...(await ownRights(userId, db)), roles: ['ROLE_USER', ...roles] };
  };
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/v1/admin/messages${path}`;
    const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  let keys = 0;
  const draft = async (over: object = {}): Promise<AdminMessage> => {
    keys += 1;
    return (await call('POST', '', { ...form, ...over, clientKey: `message-key-${keys}` })).body;
  };
  return {
    cup,
    app,
    clock,
    ids,
    clubName,
    as,
    asOrganiser: () => as(ids.organiser, 'ROLE_ADMIN'),
    call,
    draft,
    async sent(over: object = {}): Promise<AdminMessage> {
      const { message, reach } = await draft(over);
      return (await call('POST', `/${message.id}/send`, { revision: 1, mails: reach.mails })).body;
    },
    mails: () => db.select().from(outgoingMails).orderBy(outgoingMails.to),
    /** Sends what is queued; the outcome by address, else it is accepted. */
    async deliver(outcomes: Readonly<Record<string, MailOutcome>> = {}): Promise<Mail[]> {
      const out: Mail[] = [];
      const transport = {
        kind: 'smtp',
        async send(mail: Mail) {
          out.push(mail);
          return outcomes[mail.to] ?? ({ kind: 'sent' } as const);
        },
        close() {},
      } as const;
      const mailing = { database, clock, log: silent, transport, ...plainMails(database) };
      const sender = createMailSender({ ...mailing, accepted: markMessageSent });
      sender.start('https://cup.example.test');
      await sender.run();
      await sender.stop();
      return out;
    },
    /** Club, address and state of each delivery of a message. */
    async states(id: number) {
      const { deliveries } = (await call('GET', `/${id}`)).body as AdminMessage;
      return deliveries.map(({ name, email, state }) => [name, email, state]);
    },
    async close() {
      await app.close();
      await database.cleanup();
    },
  };
}

export type MessageSetup = Awaited<ReturnType<typeof openMessages>>;
