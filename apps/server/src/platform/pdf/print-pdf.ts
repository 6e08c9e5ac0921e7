import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { paperFonts } from './fonts.ts';

const fontFiles: ReadonlySet<string> = new Set(Object.values(paperFonts.NotoSans));

let loaded: ReturnType<typeof loadPress> | null = null;

/** With the first document: a start of the server does not wait for it. */
async function loadPress() {
  const { default: pdfmake } = await import('pdfmake');
  // Nothing that an organiser or a club writes can make the server open a file or an address.
  pdfmake.setFonts(paperFonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake;
}

/** A document as PDF bytes: a fifth of a second each, a second for the first one. The same definition makes the same bytes. */
export async function printPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const pdfmake = await (loaded ??= loadPress());
  return pdfmake.createPdf(definition).getBuffer();
}
