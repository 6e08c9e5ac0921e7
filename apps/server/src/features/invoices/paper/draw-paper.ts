import type { Translator } from '@sevenmetre/phrases';
import { printPdf } from '../../../platform/pdf/index.ts';
import type { DocumentContent } from '../document-content.ts';
import { paperDefinition } from './paper-definition.ts';

/** The document as PDF bytes. The same content makes the same page. */
export function drawPaper(content: DocumentContent, t: Translator, issuedAt: Date): Promise<Buffer> {
  return printPdf(paperDefinition(content, t, issuedAt));
}
