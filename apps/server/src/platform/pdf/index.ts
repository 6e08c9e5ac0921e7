import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const weights = { normal: '400Regular', bold: '700Bold' } as const;

const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/package.json'));

/** The font family of PDFs, with the characters of all European languages. */
const paperFonts = {
  NotoSans: { normal: fileOf(weights.normal), bold: fileOf(weights.bold) },
};

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

function fileOf(weight: string): string {
  return `${folder}/${weight}/NotoSans_${weight}.ttf`;
}
