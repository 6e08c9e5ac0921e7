import type { PaymentLink } from '@sevenmetre/contract/payment-links/schemas';
import { paymentLinkError, paymentLinkHost } from '@sevenmetre/rules/bank';
import type { Db, Tx } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Sealer } from '../../platform/secrets/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findCurrentEdition, utcText } from '../competition/index.ts';
import * as repository from './payment-link.repository.ts';

export type PaymentLinkContext = RandomContext & { readonly sealer: Sealer };

/** How clubs of the current edition pay at the organiser's provider. */
export function readPaymentLink({
  database,
}: Pick<RandomContext, 'database'>): Promise<Outcome<PaymentLink>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      return edition ? done(await bodyOf(edition, tx)) : refuse('edition-missing');
    },
    { accessMode: 'read only' },
  );
}

/** Sets the template of payment links and whose money they are for; null shows no links (MO26). */
export function savePaymentLink(
  { database, clock }: RandomContext,
  userId: number,
  { template, supplierId }: Pick<PaymentLink, 'template' | 'supplierId'>,
): Promise<Outcome<PaymentLink>> {
  const error = template === null ? null : paymentLinkError(template);
  return database.transaction(async (tx) => {
    if (error !== null) return refuse(error);
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const suppliers = await repository.findSuppliers(edition.id, tx);
    if (supplierId !== null && !suppliers.some(({ id }) => id === supplierId))
      return refuse('supplier-unknown');
    const before = await repository.lock(edition.id, tx);
    const at = clock.now();
    await repository.upsert(edition.id, { template, supplierId, updatedAt: at }, tx);
    await recordAudit(tx, {
      at,
      userId,
      action: 'payment-link.saved',
      ...about(edition.id),
      before: { host: hostOf(before?.template ?? null), supplierId: before?.supplierId ?? null },
      after: { host: hostOf(template), supplierId },
    });
    return done(await bodyOf(edition, tx));
  });
}

/** A new secret for confirmations. The one before ends at once: who knew it confirms nothing any more (MO27). */
export function renewSecret(
  { database, clock, random, sealer }: PaymentLinkContext,
  userId: number,
): Promise<Outcome<{ readonly secret: string; readonly link: PaymentLink }>> {
  const secret = random.bytes(32).toString('base64url');
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const at = clock.now();
    const sealedSecret = sealer.seal(secret, purposeOf(edition.id));
    await repository.upsert(edition.id, { sealedSecret, secretMadeAt: at, updatedAt: at }, tx);
    await recordAudit(tx, { at, userId, action: 'payment-secret.made', ...about(edition.id) });
    return done({ secret, link: await bodyOf(edition, tx) });
  });
}

/** Accepts no more confirmations. */
export function endSecret({ database, clock }: RandomContext, userId: number): Promise<Outcome<PaymentLink>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const at = clock.now();
    await repository.upsert(edition.id, { sealedSecret: null, secretMadeAt: null, updatedAt: at }, tx);
    await recordAudit(tx, { at, userId, action: 'payment-secret.ended', ...about(edition.id) });
    return done(await bodyOf(edition, tx));
  });
}

/** The secret with which confirmations of an edition are signed; null: none, or not readable with this server's key. */
export async function findSecret(editionId: number, sealer: Sealer, db: Db | Tx): Promise<string | null> {
  const sealed = (await repository.find(editionId, db))?.sealedSecret ?? null;
  return sealed === null ? null : sealer.open(sealed, purposeOf(editionId));
}

/** Encrypts the secrets with the present key. Returns how many it changed, and how many it cannot read. */
export async function resealPaymentSecrets(sealer: Sealer, tx: Tx) {
  const count = { resealed: 0, unreadable: 0 };
  for (const { editionId, sealedSecret } of await repository.lockAllWithSecret(tx)) {
    const resealed = sealer.reseal(sealedSecret ?? '', purposeOf(editionId));
    if (resealed === 'unreadable') count.unreadable += 1;
    else if (resealed !== null) {
      await repository.upsert(editionId, { sealedSecret: resealed }, tx);
      count.resealed += 1;
    }
  }
  return count;
}

function purposeOf(editionId: number): string {
  return `payment confirmations of edition ${editionId}`;
}

function about(editionId: number) {
  return { editionId, subjectType: 'edition', subjectId: editionId } as const;
}

function hostOf(template: string | null): string | null {
  return template === null ? null : paymentLinkHost(template);
}

async function bodyOf(
  edition: { readonly id: number; readonly timeZone: string },
  tx: Tx,
): Promise<PaymentLink> {
  const row = await repository.find(edition.id, tx);
  return {
    template: row?.template ?? null,
    supplierId: row?.supplierId ?? null,
    suppliers: await repository.findSuppliers(edition.id, tx),
    confirmationPath: `/api/v1/payments/${edition.id}/confirmations`,
    secretMadeAt: row?.sealedSecret == null || row.secretMadeAt === null ? null : utcText(row.secretMadeAt),
    timeZone: edition.timeZone,
  };
}
