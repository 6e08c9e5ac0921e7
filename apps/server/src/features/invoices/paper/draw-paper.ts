import type { Translator } from '@sevenmetre/phrases';
import { printPdf } from '../../../platform/pdf/index.ts';
import type { DocumentContent } from '../document-content.ts';
import { paperDefinition } from './paper-definition.ts';

/** The document as PDF bytes; the same content gives the same bytes. */
export function drawPaper(content: DocumentContent, t: Translator, issuedAt: Date): Promise<Buffer> {
  return printPdf(paperDefinition(content, t, issuedAt));
}
