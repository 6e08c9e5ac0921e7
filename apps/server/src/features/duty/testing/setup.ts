import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Duty, ShiftRenewal, VolunteerBody } from '@sevenmetre/contract/duty/schemas';
import { usualDutySettings } from '@sevenmetre/rules/duty';
import { testActor } from '@sevenmetre/rules/testing';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { bothDatabases, TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import type { SmallCup } from '../../../../tests/small-cup.ts';
import {
  audit,
  dutyInvitations,
  dutySettings,
  matches,
  reporterAssignments,
  shifts,
  undoablePresses,
  users,
  volunteers,
} from '../../../platform/database/schema/index.ts';
import { mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../../platform/random/index.ts';
import { dutyHandlers } from '../index.ts';

export const jana = 901;
export const rita = 902;
export const day = '2026-06-13';
export const at = (time: string) => new Date(`${day}T${time}:00Z`);

/** Of mails to the organiser. */
const firstLanguage = { locale: 'cs', isNegotiated: true } as const;

export const organiser: Actor = testActor(jana, ['ROLE_USER', 'ROLE_ADMIN']);
export const someone = {
  firstName: 'Eliška',
  lastName: 'Malá',
  phone: '+420 602 222 222',
  email: null,
  isMinor: false,
  skills: [],
  languages: ['cs'],
  hours: null,
  hasConsent: false,
  teamId: null,
  userId: null,
  note: null,
} satisfies VolunteerBody;

/** The hooks and calls of tests with three matches in two halls and an organiser, who makes every call until somebody else does. */
export function dutySetup(kind: ReturnType<typeof bothDatabases>[number]) {
  let database: TestDatabase;
  let cup: SmallCup;
  let actor: Actor | null = null;
  const { app, clock } = testServer();

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const account = { passwordHash: '-', lastName: 'Dubová' };
    await database.db.insert(users).values([
      {
        ...account,
        id: jana,
        email: 'jana@example.test',
        firstName: 'Jana',
        roles: ['ROLE_USER', 'ROLE_ADMIN'],
      },
      {
        ...account,
        id: rita,
        email: 'rita@example.test',
        firstName: 'Rita',
        phone: '+420 601 111 111',
        roles: ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'],
      },
    ]);
    const handlers = dutyHandlers({ database, clock, random: systemRandom, environment: { firstLanguage } });
    mount(app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    clock.set(at('05:00'));
    const { db } = database;
    await db.delete(undoablePresses);
    await db.delete(dutySettings);
    await db.delete(dutyInvitations);
    await db.delete(shifts);
    await db.delete(volunteers);
    await db.delete(reporterAssignments);
    await db.delete(audit);
    await db.update(matches).set({ startsAt: null });
    await play(cup.matches[0] ?? 0, 0, '08:00');
    await play(cup.matches[1] ?? 0, 0, '10:00');
    await play(cup.matches[2] ?? 0, 1, '09:00');
    actor = organiser;
  });
  afterAll(async () => {
    await app.close();
    await database.cleanup();
  });

  const play = (id: number, hall: number, time: string) =>
    database.db
      .update(matches)
      .set({ startsAt: at(time), placeId: cup.halls[hall] ?? 0, halfLength: 900 })
      .where(eq(matches.id, id));
  const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}) });
    const body = answer.body === '' ? null : answer.json<T & { readonly error?: string }>();
    return { status: answer.statusCode, body };
  };
  const board = async () => {
    const { body } = await call<Duty>('GET', 'admin/duty');
    if (!body) throw new Error('No board');
    return body;
  };
  const renew = (confirmed: object | null, over: object = {}) =>
    call<ShiftRenewal>('POST', 'admin/duty/shifts', {
      settings: { ...usualDutySettings, ...over },
      confirmed,
    });
  const makeShifts = async () => {
    const { body } = await renew(null);
    await renew({ added: body?.added, moved: body?.moved, removed: body?.removed });
    return board();
  };
  const add = async (over: object = {}) => {
    const { body, status } = await call<{ id: number }>('POST', 'admin/duty/volunteers', {
      ...someone,
      ...over,
    });
    expect(status).toBe(201);
    return body?.id ?? 0;
  };
  const linkOf = async (id: number) => {
    const { body } = await call<{ token: string }>('POST', `admin/duty/volunteers/${id}/link`);
    return body?.token ?? '';
  };
  const shiftOf = ({ shifts: all }: Duty, hall: number, what: string) =>
    all.find((shift) => shift.placeId === (cup.halls[hall] ?? 0) && shift.kind === what) ?? all[0];
  return {
    app,
    clock,
    get database() {
      return database;
    },
    get cup() {
      return cup;
    },
    as: (who: Actor | null) => {
      actor = who;
    },
    play,
    call,
    board,
    renew,
    makeShifts,
    add,
    linkOf,
    shiftOf,
    put: (shiftId: number, id: number, answer = 'confirmed') =>
      call('PUT', `admin/duty/shifts/${shiftId}/volunteers/${id}`, { answer, present: false }),
  };
}
