import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchSignatureBody } from '@sevenmetre/contract/match-events/schemas';
import { sealedPinText } from '@sevenmetre/rules/match';
import { testDatabases } from '../../../tests/database.ts';
import {
  audit,
  editions,
  matchParticipants,
  matchReferees,
  matchSignatures,
  participants,
  referees,
  signingKeys,
  signingPins,
  users,
} from '../../platform/database/schema/index.ts';
import { systemRandom as random } from '../../platform/random/index.ts';
import { createSealer } from '../../platform/secrets/index.ts';
import { recordSignature } from './index.ts';
import { openSetup, superReporter } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';
import {
  createPinVerifier,
  findSigningKey,
  issuePinLink,
  issueRefereePinLink,
  newPin,
  readPinLink,
  resealSigningKey,
  setPinByLink,
} from '../signing-pins/index.ts';

const sealer = createSealer({ secretKey: 'a secret of thirty-two characters', dataDirectory: '', random });

describe.each(testDatabases())('PINs of signatures on $name', (kind) => {
  let setup: Setup;
  let matchId = 0;
  let teamId = 0;
  let taps = 0;
  beforeAll(async () => {
    setup = await openSetup(kind);
    const cup = await setup.newCup();
    matchId = cup.matches['A']?.[0] ?? 0;
    teamId = cup.teamIds[0] ?? 0;
  });
  afterAll(() => setup.database.cleanup());

  async function issue(owner: { participantId: number } | { userId: number }): Promise<string> {
    const { pin, store } = await newPin({ database: setup.database, random, sealer });
    await setup.database.transaction((tx) => store(owner, setup.clock.now(), tx));
    return pin;
  }

  /** As the device of the table seals it; `stated` is what the signature states instead. */
  async function sign(
    pin: string,
    over: Partial<MatchSignatureBody> = {},
    stated: Partial<MatchSignatureBody> = {},
  ) {
    const { database, clock } = setup;
    const statement = {
      moment: 'after',
      role: 'timekeeper',
      personId: null,
      score: { home: 2, away: 1 },
      ...over,
    } as const;
    const key = (await database.transaction(findSigningKey)) ?? '';
    const proof = publicEncrypt(
      {
        key: createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      },
      Buffer.from(sealedPinText(pin, matchId, statement)),
    ).toString('base64');
    taps += 1;
    const clientKey = `t-${taps}`;
    const body = {
      ...statement,
      way: 'pin',
      name: 'Petr',
      drawing: null,
      proof,
      remark: '',
      ...stated,
    } as const;
    const call = { matchId, actor: superReporter, headers: { 'idempotency-key': clientKey }, body };
    const dependencies = { database, clock, verifyPin: createPinVerifier({ database, sealer }) };
    await recordSignature(dependencies, call);
    await recordSignature(dependencies, call);
    const rows = await database.db
      .select()
      .from(matchSignatures)
      .where(eq(matchSignatures.clientKey, clientKey));
    return rows.map(({ isVerified }) => isVerified);
  }

  const failures = async () =>
    (await setup.database.db.select().from(signingPins)).map((row) => row.failures);

  test('[MA93] given the PIN of the account, then the signature is verified, and neither PIN nor key can be read from the database', async () => {
    const pin = await issue({ userId: superReporter.userId });
    expect(pin).toMatch(/^\d{6}$/);
    expect(await sign(pin)).toEqual([true]);
    const { db } = setup.database;
    const stored = JSON.stringify([
      await db.select().from(signingPins),
      await db.select().from(matchSignatures),
      await db.select().from(signingKeys),
    ]);
    expect(stored).not.toContain(pin);
    expect(stored).not.toContain('PRIVATE KEY');
  });

  test('[MA93] given a wrong PIN, or one that was sealed for another statement, then it is stored as not verified and counted once', async () => {
    const pin = await issue({ userId: superReporter.userId });
    expect(await sign(pin === '123456' ? '654321' : '123456')).toEqual([false]);
    expect(await failures()).toEqual([1]);
    expect(await sign(pin, {}, { role: 'scorekeeper' })).toEqual([false]);
    expect(await sign(pin, {}, { score: { home: 9, away: 0 } })).toEqual([false]);
    expect(await sign(pin, {}, { proof: 'AAAA' })).toEqual([false]);
    expect(await failures()).toEqual([4]);
    expect(await sign(pin)).toEqual([true]);
    for (let time = 0; time < 6; time += 1) await sign('000000');
    // Ten wrong ones: the right one is not believed any more, and a new one is.
    expect(await sign(pin)).toEqual([false]);
    expect(await sign(await issue({ userId: superReporter.userId }))).toEqual([true]);
  });

  test('[MA93] given a link that an organiser issues with an appointment, then the referee sets a PIN over it once, signs with it, and nobody else does', async () => {
    const { db } = setup.database;
    const [edition] = await db.select().from(editions).limit(1);
    const [user] = await db
      .insert(users)
      .values({
        email: 'whistle@example.test',
        passwordHash: '-',
        firstName: 'Eva',
        lastName: 'Pole',
        roles: [],
      })
      .returning();
    const [referee] = await db
      .insert(referees)
      .values({ editionId: edition?.id ?? 0, userId: user?.id ?? 0, firstName: 'Eva', lastName: 'Pole' })
      .returning();
    const refereeId = referee?.id ?? 0;
    await db.insert(matchReferees).values({ matchId, refereeId, position: 1 });
    const context = { ...setup, random, sealer };
    const issued = async () => {
      const outcome = await issueRefereePinLink(context, superReporter, refereeId);
      return outcome.ok ? outcome.value.token : outcome.code;
    };
    const former = await issue({ userId: user?.id ?? 0 });
    const asReferee = { role: 'first-referee', personId: refereeId } as const;
    const replaced = await issued();
    const token = await issued();
    // A link alone changes nothing: the PIN before is believed until another is set.
    expect(await sign(former, asReferee)).toEqual([true]);
    expect(await readPinLink(context, { token, clientKey: 'not-used-yet' })).toMatchObject({
      value: { firstName: 'Eva', isSet: false },
    });
    const set = (of: string, pin: string, clientKey = `device-of-${pin}`) =>
      setPinByLink(context, { token: of, pin, clientKey });
    expect(await set(replaced, '407408')).toMatchObject({ code: 'pin-link-ended' });
    expect(await set(token, '123456')).toMatchObject({ code: 'pin-weak' });
    const twice = await Promise.all(['407408', '518519'].map((pin) => set(token, pin)));
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    const chosen = twice[0]?.ok ? '407408' : '518519';
    expect(await set(token, '629620')).toMatchObject({ code: 'pin-link-ended' });
    // An answer may be lost: its repeat finds what it has set, and changes nothing.
    expect(await set(token, chosen)).toMatchObject({ ok: true });
    expect(await set(token, '629620', `device-of-${chosen}`)).toMatchObject({ code: 'repeat-key-used' });
    expect(await set(token, chosen, 'another-device')).toMatchObject({ code: 'pin-link-ended' });
    // A page that is loaded again learns it from its key; any other one, that the link has ended.
    const ask = (clientKey?: string) => readPinLink(context, { token, clientKey });
    expect(await ask(`device-of-${chosen}`)).toMatchObject({ value: { firstName: 'Eva', isSet: true } });
    expect(await ask('another-device')).toMatchObject({ code: 'pin-link-ended' });
    expect(await ask()).toMatchObject({ code: 'pin-link-ended' });
    expect(await sign(chosen, asReferee)).toEqual([true]);
    expect(former === chosen ? [false] : await sign(former, asReferee)).toEqual([false]);
    expect(await sign(chosen, { role: 'second-referee', personId: null })).toEqual([false]);
    const log = await db
      .select()
      .from(audit)
      .where(inArray(audit.action, ['refereePinLink', 'signingPinSet']));
    expect(log.map(({ action }) => action).sort()).toEqual([
      'refereePinLink',
      'refereePinLink',
      'signingPinSet',
    ]);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${chosen}|${token}`));
    expect(await issueRefereePinLink(context, superReporter, 999_999)).toMatchObject({
      code: 'referee-unknown',
    });
  });

  test('[MA93] given a page from before repeat keys, then it sets the PIN, and a repeat of its call is answered as the first', async () => {
    const { clock, database } = setup;
    const context = { ...setup, random, sealer };
    const [user] = await database.db.select().from(users).limit(1);
    const { token } = await database.transaction((tx) =>
      issuePinLink(random, { userId: user?.id ?? 0 }, clock.now(), tx),
    );
    expect(await setPinByLink(context, { token, pin: '407408' })).toMatchObject({ ok: true });
    expect(await setPinByLink(context, { token, pin: '407408' })).toMatchObject({ ok: true });
    expect(await setPinByLink(context, { token, pin: '518519' })).toMatchObject({ ok: false });
  });

  test('[MA93] given a link that is not used, then it ends after seven days', async () => {
    const { clock, database } = setup;
    const context = { ...setup, random, sealer };
    const [user] = await database.db.select().from(users).limit(1);
    const { token } = await database.transaction((tx) =>
      issuePinLink(random, { userId: user?.id ?? 0 }, clock.now(), tx),
    );
    const before = clock.now();
    clock.set(new Date(before.getTime() + 7 * 86_400_000).toISOString());
    expect(await setPinByLink(context, { token, pin: '407408', clientKey: 'late-device' })).toMatchObject({
      code: 'pin-link-ended',
    });
    clock.set(before.toISOString());
  });

  test('[MA93] given an official, then only the PIN of that person signs, and only for the side whose roster lists the person as an official', async () => {
    const { db } = setup.database;
    const [person] = await db.select().from(participants).limit(1);
    const [entry] = await db
      .insert(matchParticipants)
      .values({
        matchId,
        teamId,
        participantId: person?.id ?? 0,
        side: 'home',
        role: 'player',
        jerseyNumber: 98,
      })
      .onConflictDoUpdate({
        target: [matchParticipants.matchId, matchParticipants.participantId],
        set: { side: 'home' },
      })
      .returning();
    const personId = entry?.participantId ?? 0;
    const pin = await issue({ participantId: personId });
    const official = { role: 'home-official', personId } as const;
    await db
      .update(matchParticipants)
      .set({ role: 'player' })
      .where(eq(matchParticipants.id, entry?.id ?? 0));
    expect(await sign(pin, official)).toEqual([false]);
    await db
      .update(matchParticipants)
      .set({ role: 'leader', jerseyNumber: null })
      .where(eq(matchParticipants.id, entry?.id ?? 0));
    expect(await sign(pin, official)).toEqual([true]);
    expect(await sign(pin, { ...official, role: 'away-official' })).toEqual([false]);
    expect(await sign(pin, { role: 'timekeeper' })).toEqual([false]);
  });

  test('given another secret key, then the key pair is encrypted again and PINs are still right', async () => {
    const next = createSealer({
      secretKey: 'another secret of thirty-two characters',
      previousKey: 'a secret of thirty-two characters',
      dataDirectory: '',
      random,
    });
    const count = (used: typeof sealer) => setup.database.transaction((tx) => resealSigningKey(used, tx));
    expect([await count(next), await count(next)]).toEqual([
      { resealed: 1, unreadable: 0 },
      { resealed: 0, unreadable: 0 },
    ]);
    expect(await count(sealer)).toEqual({ resealed: 0, unreadable: 1 });
  });
});
