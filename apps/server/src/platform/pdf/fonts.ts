import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const weights = { normal: '400Regular', bold: '700Bold' } as const;
const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/package.json'));

function fileOf(weight: string): string {
  return `${folder}/${weight}/NotoSans_${weight}.ttf`;
}

/** The font family of PDFs, with the characters of all European languages. */
export const paperFonts = {
  NotoSans: { normal: fileOf(weights.normal), bold: fileOf(weights.bold) },
};
