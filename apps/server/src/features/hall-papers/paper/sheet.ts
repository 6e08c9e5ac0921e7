import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { paperInk } from '@sevenmetre/rules/look';
import type { HallPaperKind } from '@sevenmetre/rules/vocabulary';
import type { Paper } from '../../../platform/pdf/index.ts';

export const muted = '#48555e';

export interface SheetOptions {
  readonly kind: HallPaperKind;
  readonly tournament: string;
  readonly now: Date;
  readonly landscape?: boolean;
}

/** The frame of a paper: A4, the tournament at its foot, a sentence if there is nothing to print. */
export function sheet(
  { kind, tournament, now, landscape = false }: SheetOptions,
  content: readonly Content[],
  t: Translator,
): Paper {
  return {
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [36, 40, 36, 46],
    defaultStyle: { font: 'NotoSans', fontSize: 12, color: paperInk },
    info: { title: t(`hallPapers.kind.${kind}`), author: tournament, creationDate: now, modDate: now },
    language: t.locale,
    footer: { text: tournament, alignment: 'center', color: muted, fontSize: 9, margin: [36, 12, 36, 0] },
    content: content.length === 0 ? [{ text: t('hallPapers.none'), color: muted }] : [...content],
  };
}

/** Every part on a page of its own. */
export function pages(parts: readonly Content[][]): Content[] {
  return parts.map((stack, at) => ({ stack, ...(at > 0 ? { pageBreak: 'before' as const } : {}) }));
}
