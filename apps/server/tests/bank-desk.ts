import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BankQueue } from '@sevenmetre/contract/bank/schemas';
import type { ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { TestDatabase } from './database.ts';
import {
  bankImports,
  bankProfiles,
  bankTransactions,
  paymentLinks,
  payments,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { createStorage } from '../src/platform/storage/index.ts';
import { createSealer } from '../src/platform/secrets/index.ts';
import { bankHandlers } from '../src/features/bank/index.ts';
import { aStatement, type StatementEntry } from '../src/features/bank/testing/statement.ts';
import { invoiceHandlers, issueDocuments } from '../src/features/invoices/index.ts';
import { paymentLinkHandlers } from '../src/features/payment-links/index.ts';
import { registrationReviewHandlers } from '../src/features/registrations/index.ts';
import { makeMoneyCup, type MoneyCup } from '../src/features/invoices/testing/money-cup.ts';

/** A server with bank files and invoices, and the calls of an organiser to it. */
export class BankDesk {
  readonly server = testServer();
  readonly database: TestDatabase;
  readonly cup: MoneyCup;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sevenmetre-bank-'));
  /** Who calls; null: nobody who is signed in. */
  actor: Actor | null = null;

  private constructor(database: TestDatabase, cup: MoneyCup) {
    this.database = database;
    this.cup = cup;
    const storage = createStorage({ dataDirectory: this.#folder, random: systemRandom });
    const sealer = createSealer({ secretKey: 'k'.repeat(32), dataDirectory: '', random: systemRandom });
    const context = { database, clock: this.server.clock, storage, random: systemRandom, sealer };
    const handlers = {
      ...invoiceHandlers(context),
      ...bankHandlers(context),
      ...paymentLinkHandlers(context),
      ...registrationReviewHandlers(context),
    };
    mount(this.server.app, handlers, { identify: async () => this.actor, checkAnswers: true });
  }

  static async open(database: TestDatabase): Promise<BankDesk> {
    return new BankDesk(database, await makeMoneyCup(database));
  }

  async close(): Promise<void> {
    await this.server.app.close();
    await this.database.cleanup();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Removes what earlier tests have brought in; an organiser calls. */
  async clear(): Promise<void> {
    await this.database.db.delete(bankTransactions);
    await this.database.db.delete(bankImports);
    await this.database.db.delete(bankProfiles);
    await this.database.db.delete(payments);
    await this.database.db.delete(paymentLinks);
    this.actor = anActor(this.cup.organiserId, 'ROLE_ADMIN');
  }

  /** A club with an issued invoice, and its variable symbol. */
  async aClub(): Promise<{ clubId: number; symbol: string }> {
    const clubId = await this.cup.aClub();
    const { database, cup, server } = this;
    await issueDocuments({ database, clock: server.clock }, cup.organiserId, clubId, '');
    return { clubId, symbol: `26${String(clubId).padStart(5, '0')}` };
  }

  async send(what: 'preview' | 'import' | `${'preview' | 'import'}?${string}`, file: string | Uint8Array) {
    const form = new FormData();
    form.append(
      'file',
      new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]),
      '../../statement.xml',
    );
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    return this.server.app.inject({
      method: 'POST',
      url: `/api/v1/admin/bank/${what}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  bring(...entries: StatementEntry[]) {
    return this.send('import', aStatement(entries));
  }

  post(path: string, payload?: object) {
    return this.server.app.inject({
      method: 'POST',
      url: `/api/v1/admin/${path}`,
      ...(payload ? { payload } : {}),
    });
  }

  async get<T>(path: string): Promise<T> {
    return (await this.server.app.inject({ url: `/api/v1/admin/${path}` })).json<T>();
  }

  queue(state = 'unmatched') {
    return this.get<BankQueue>(`bank?state=${state}`);
  }

  async finance(clubId: number) {
    return (await this.get<ClubInvoice>(`clubs/${clubId}/invoice`)).finance;
  }
}

export function anActor(userId: number, role: 'ROLE_ADMIN' | 'ROLE_USER'): Actor {
  return testActor(userId, ['ROLE_USER', role]);
}
