import type { Translator } from '@sevenmetre/phrases';
import type { DocumentContent } from '../document-content.ts';
import { paperFonts } from './fonts.ts';
import { paperDefinition } from './paper-definition.ts';

const fontFiles: ReadonlySet<string> = new Set(Object.values(paperFonts.NotoSans));

let loaded: ReturnType<typeof loadPress> | null = null;

/** With the first paper: a start of the server does not wait for it. */
async function loadPress() {
  const { default: pdfmake } = await import('pdfmake');
  // Nothing that an organiser or a club writes can make the server open a file or an address.
  pdfmake.setFonts(paperFonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake;
}

/** The document as PDF bytes: a fifth of a second each, a second for the first one. The same content makes the same page. */
export async function drawPaper(content: DocumentContent, t: Translator, issuedAt: Date): Promise<Buffer> {
  const pdfmake = await (loaded ??= loadPress());
  return pdfmake.createPdf(paperDefinition(content, t, issuedAt)).getBuffer();
}
