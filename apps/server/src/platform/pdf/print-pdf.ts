import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { paperFonts } from './fonts.ts';

const fontFiles: ReadonlySet<string> = new Set(Object.values(paperFonts.NotoSans));

let loaded: ReturnType<typeof loadPress> | null = null;

/** Imported with the first document, so that the start of the server does not wait for it. */
async function loadPress() {
  const { default: pdfmake } = await import('pdfmake');
  // Texts of organisers and clubs cannot make the server open a file or URL.
  pdfmake.setFonts(paperFonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake;
}

/**
 * A document as PDF bytes, in a fifth of a second, a second for the first one. Equal definitions give equal
 * bytes.
 */
export async function printPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const pdfmake = await (loaded ??= loadPress());
  return pdfmake.createPdf(definition).getBuffer();
}
