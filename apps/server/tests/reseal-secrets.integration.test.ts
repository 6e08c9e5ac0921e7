import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resealSecrets } from '../src/reseal-secrets.ts';
import { authenticators, draws, paymentLinks, users } from '../src/platform/database/schema/index.ts';
import { systemRandom as random } from '../src/platform/random/index.ts';
import { createSealer } from '../src/platform/secrets/index.ts';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';

const [former, present] = ['f'.repeat(32), 'p'.repeat(32)];
const sealerOf = (secretKey: string) => createSealer({ secretKey, dataDirectory: '/nowhere', random });

describe.each(bothDatabases())('a start with another SECRET_KEY on $name', (kind) => {
  let database: TestDatabase;
  let categoryId = 0;
  let editionId = 0;
  let userId = 0;
  const said: [object, string][] = [];
  beforeAll(async () => {
    database = await kind.open();
    ({ categoryId, editionId } = await makeSmallCup(database));
    const account = { email: 'a@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await database.db
      .insert(users)
      .values({ ...account, roles: ['ROLE_USER'] })
      .returning();
    userId = user?.id ?? 0;
  });
  beforeEach(async () => {
    said.length = 0;
    await database.db.delete(authenticators);
    await database.db.delete(draws);
    await database.db.delete(paymentLinks);
    await settle(former);
  });
  afterAll(() => database.cleanup());

  const purposes = {
    app: () => `authenticator of user ${userId}`,
    secret: () => `secret of draw 1 of category ${categoryId}`,
    balls: () => `balls of draw 1 of category ${categoryId}`,
    payments: () => `payment confirmations of edition ${editionId}`,
  };

  /** An authenticator app, a draw under way and the secret of a payment provider, sealed with a key. */
  async function settle(key: string) {
    const sealer = sealerOf(key);
    const at = new Date('2026-06-13T10:00:00Z');
    const sealedSecret = sealer.seal('app', purposes.app());
    await database.db.insert(authenticators).values({ userId, sealedSecret, confirmedAt: at });
    const provider = sealer.seal('provider', purposes.payments());
    await database.db.insert(paymentLinks).values({ editionId, sealedSecret: provider, secretMadeAt: at });
    const times = { announcedAt: at, numbersFrom: at, updatedAt: at };
    await database.db.insert(draws).values({
      categoryId,
      number: 1,
      state: 'running',
      secretHash: '-',
      sealedSecret: sealer.seal('secret', purposes.secret()),
      sealedBalls: sealer.seal('[]', purposes.balls()),
      ...times,
    });
  }

  /** What a server with a key can read. */
  async function readable(key: string) {
    const sealer = sealerOf(key);
    const [app] = await database.db.select().from(authenticators).where(eq(authenticators.userId, userId));
    const [draw] = await database.db.select().from(draws);
    const [link] = await database.db.select().from(paymentLinks);
    return [
      sealer.open(app?.sealedSecret ?? '', purposes.app()),
      sealer.open(draw?.sealedSecret ?? '', purposes.secret()),
      sealer.open(draw?.sealedBalls ?? '', purposes.balls()),
      sealer.open(link?.sealedSecret ?? '', purposes.payments()),
    ];
  }

  const start = (secretKeyPrevious: string | null) =>
    resealSecrets({
      environment: { secretKey: present, secretKeyPrevious, dataDirectory: '/nowhere' },
      database,
      random,
      log: {
        info: (fields: object, text: string) => said.push([fields, text]),
        warn: (fields: object, text: string) => said.push([fields, text]),
        error: () => {},
      },
    });

  it('encrypts everything again, so that the former key opens nothing and can be removed', async () => {
    await start(former);
    expect(await readable(present)).toEqual(['app', 'secret', '[]', 'provider']);
    expect(await readable(former)).toEqual([null, null, null, null]);
    await start(former);
    await start(null);
    expect(said).toEqual([
      [
        { authenticators: 1, draws: 1, signingKeys: 0, paymentSecrets: 1 },
        'Everything is encrypted with SECRET_KEY; SECRET_KEY_PREVIOUS can be removed',
      ],
      [
        { authenticators: 0, draws: 0, signingKeys: 0, paymentSecrets: 0 },
        'Everything is encrypted with SECRET_KEY; SECRET_KEY_PREVIOUS can be removed',
      ],
    ]);
  });

  it('leaves what neither key opens as it is, and says how much that is', async () => {
    await start('x'.repeat(32));
    expect(await readable(former)).toEqual(['app', 'secret', '[]', 'provider']);
    expect(said.at(-1)?.[0]).toMatchObject({
      unreadableAuthenticators: 1,
      unreadableDraws: 1,
      unreadablePaymentSecrets: 1,
    });
  });

  it('does nothing without SECRET_KEY_PREVIOUS', async () => {
    await start(null);
    expect(await readable(former)).toEqual(['app', 'secret', '[]', 'provider']);
    expect(said).toEqual([]);
  });
});
