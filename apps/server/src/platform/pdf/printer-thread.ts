import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { answerQuestions } from '../work/kept-threads.ts';
import { createDrawnText, withDrawnTexts } from './drawn-text.ts';
import { type Paper, pageCount, pageNumber, paperLayouts } from './paper.ts';

/* Entry point of the threads of `printPdf`. */

const weights = { normal: '400Regular', bold: '700Bold' } as const;

const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/package.json'));

/** The font family of PDFs, with the characters of all European languages. */
const paperFonts = {
  NotoSans: { normal: fileOf(weights.normal), bold: fileOf(weights.bold) },
};

/** Both weights have the same characters. */
const drawn = createDrawnText(readFileSync(paperFonts.NotoSans.normal));

const fontFiles: ReadonlySet<string> = new Set(Object.values(paperFonts.NotoSans));

pdfmake.setFonts(paperFonts);
pdfmake.setTableLayouts(paperLayouts);
// Texts of organisers and clubs cannot make the server open a file or URL.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

answerQuestions(async (paper: Paper): Promise<Uint8Array> =>
  pdfmake.createPdf(definitionOf(paper)).getBuffer(),
);

function definitionOf({ footer, background, content, ...rest }: Paper): TDocumentDefinitions {
  return {
    ...rest,
    content: withDrawnTexts(content, drawn),
    ...(footer === undefined
      ? {}
      : {
          footer: (page, pages) => ({
            ...footer,
            text: drawn(
              footer.text.replaceAll(pageNumber, String(page)).replaceAll(pageCount, String(pages)),
            ),
          }),
        }),
    ...(background === undefined
      ? {}
      : {
          background: (page) =>
            background.pages === 'all' || page === 1 ? withDrawnTexts(background.content, drawn) : null,
        }),
  };
}

function fileOf(weight: string): string {
  return `${folder}/${weight}/NotoSans_${weight}.ttf`;
}
