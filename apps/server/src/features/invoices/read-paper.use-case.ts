import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { storeFile } from '../files/index.ts';
import type { PaperImages } from '../images/index.ts';
import { findWords, paperWords } from '../translations/index.ts';
import { drawPaper } from './paper/paper-definition.ts';
import * as documentRepository from './document.repository.ts';
import type { DocumentRow } from './document.repository.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

export type PaperContext = StorageContext & PaperImages;

export interface Paper {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** The PDF of a document of any edition: clubs have to keep documents for years. One that is not visible to the actor is unknown. */
export async function readPaper(
  context: PaperContext,
  actor: Actor,
  documentId: number,
): Promise<Outcome<Paper>> {
  const { database, clock } = context;
  const document = await documentRepository.findPaper(documentId, database.db);
  const club = { id: document?.clubId ?? 0 };
  if (!document || !can(actor, 'invoicePdf', { club }, clock.now())) return refuse('document-unknown');
  return done(await keepPaper(context, document));
}

/**
 * The PDF of a document, drawn from its frozen content and the cup's logo when first requested and then kept, so
 * that later answers are the same bytes. While the logo cannot be drawn, the PDF is without it and not kept.
 * Concurrent calls wait for each other.
 */
export async function keepPaper(context: PaperContext, document: DocumentRow): Promise<Paper> {
  const filename = filenameOf(document);
  const kept = document.fileId === null ? null : await stored(context, document.fileId);
  return { filename, bytes: kept ?? (await drawAndStore(context, document, filename)) };
}

async function stored({ database, storage }: StorageContext, fileId: number): Promise<Buffer | null> {
  const key = await documentRepository.findStorageKey(fileId, database.db);
  return key === null ? null : storage.read(key);
}

async function drawAndStore(
  context: PaperContext,
  { id: documentId, editionId }: DocumentRow,
  filename: string,
): Promise<Buffer> {
  const { database, storage, images } = context;
  // Before the transaction: drawing a picture reads the database, too.
  const { logo, isLasting } = (await images?.paperLogo(editionId)) ?? { logo: null, isLasting: true };
  return database.transaction(async (tx) => {
    const document = await documentRepository.lockById(documentId, tx);
    if (!document) throw new Error('The document to draw is gone');
    const key =
      document.fileId === null ? null : await documentRepository.findStorageKey(document.fileId, tx);
    const kept = key === null ? null : await storage.read(key);
    if (kept) return kept;
    const { content, issuedAt } = document;
    const t = paperWords(content.locale, await findWords(tx));
    const bytes = await drawPaper({ content, issuedAt, logo }, t);
    if (!isLasting) return bytes;
    const file = { bytes, filename, extension: 'pdf', contentType: 'application/pdf' };
    const { id } = await storeFile(tx, storage, { ...file, folder: 'invoices', isPublic: false });
    await documentRepository.updateFile(documentId, id, tx);
    return bytes;
  });
}

/** Prefix in the club's language, then digits and dashes only. */
function filenameOf({ content }: DocumentRow): string {
  const t = paperWords(content.locale);
  const { kind, number } = content;
  const name =
    kind === 'invoice'
      ? t('invoiceDocument.filename.invoice', { number })
      : t('invoiceDocument.filename.creditNote', { number });
  return `${name}.pdf`;
}
