import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { storeFile } from '../files/index.ts';
import { findWords, paperWords } from '../translations/index.ts';
import * as documentRepository from './document.repository.ts';
import type { DocumentRow } from './document.repository.ts';
import type { MoneyContext } from './money-context.ts';

export interface Paper {
  readonly filename: string;
  readonly bytes: Buffer;
}

/**
 * The PDF of a document, for who may see it, whatever edition is current by now: a club has to keep its papers for years. null:
 * there is none, or it is none of the actor's, and nothing tells which.
 */
export async function readPaper(
  context: MoneyContext,
  actor: Actor,
  documentId: number,
): Promise<Paper | null> {
  const { database, clock } = context;
  const document = await documentRepository.findPaper(documentId, database.db);
  const club = { id: document?.clubId ?? 0 };
  if (!document || !can(actor, 'invoicePdf', { club }, clock.now())) return null;
  return keepPaper(context, document);
}

/**
 * The PDF of a document, drawn from its frozen content the first time it is needed and kept for good; later ones are the same
 * bytes. Two who need it at once wait for each other.
 */
export async function keepPaper(context: MoneyContext, document: DocumentRow): Promise<Paper> {
  const filename = filenameOf(document);
  const kept = document.fileId === null ? null : await stored(context, document.fileId);
  return { filename, bytes: kept ?? (await drawAndStore(context, document.id, filename)) };
}

async function stored({ database, storage }: MoneyContext, fileId: number): Promise<Buffer | null> {
  const key = await documentRepository.findStorageKey(fileId, database.db);
  return key === null ? null : storage.read(key);
}

async function drawAndStore(context: MoneyContext, documentId: number, filename: string): Promise<Buffer> {
  const { database, storage } = context;
  // A second to load: servers that draw nothing never do.
  const { drawPaper } = await import('./paper/draw-paper.ts');
  return database.transaction(async (tx) => {
    const document = await documentRepository.lockById(documentId, tx);
    if (!document) throw new Error('The document to draw is gone');
    const key =
      document.fileId === null ? null : await documentRepository.findStorageKey(document.fileId, tx);
    const kept = key === null ? null : await storage.read(key);
    if (kept) return kept;
    const { content, issuedAt } = document;
    const bytes = await drawPaper(content, paperWords(content.locale, await findWords(tx)), issuedAt);
    const file = { bytes, filename, extension: 'pdf', contentType: 'application/pdf' };
    const { id } = await storeFile(tx, storage, { ...file, folder: 'invoices', isPublic: false });
    await documentRepository.updateFile(documentId, id, tx);
    return bytes;
  });
}

/** In the club's language; digits and dashes besides, so harmless anywhere. */
function filenameOf({ content }: DocumentRow): string {
  const t = paperWords(content.locale);
  const { kind, number } = content;
  const name =
    kind === 'invoice'
      ? t('invoiceDocument.filename.invoice', { number })
      : t('invoiceDocument.filename.creditNote', { number });
  return `${name}.pdf`;
}
