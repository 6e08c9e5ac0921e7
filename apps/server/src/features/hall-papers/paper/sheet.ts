import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { paperInk } from '@sevenmetre/rules/look';
import type { HallPaperKind } from '@sevenmetre/rules/vocabulary';
import { muted, heightOfA4, type Paper, widthOfA4 } from '../../../platform/pdf/index.ts';

export interface SheetOptions {
  readonly kind: HallPaperKind;
  readonly tournament: string;
  readonly now: Date;
  readonly landscape?: boolean;
  readonly look: CupLook;
}

/** What a cup gives its papers. */
export interface CupLook {
  /** As a `data:` address; null: none. */
  readonly logo: string | null;
  /** `#rrggbb`; null: none. */
  readonly accent: string | null;
  /** Web address as people type it; null: none. */
  readonly address: string | null;
  /** Names of the partners for every paper. */
  readonly partners: readonly string[];
}

/** Space at the edge, and the size of the logo, in points. */
export const margin = 36;
export const logoSize = 40;
/** Above and below the contents of a poster, whose title leaves room for the logo, in points. */
export const posterTop = 40;
export const sheetBottom = 46;

/** The frame of a paper: A4, the cup's logo above, the tournament and its partners at its foot, a sentence if there is nothing to print. */
export function sheet(
  { kind, tournament, now, landscape = false, look }: SheetOptions,
  content: readonly Content[],
  t: Translator,
): Paper {
  const isPoster = kind === 'hall-day' || kind === 'category-day';
  return {
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [margin, look.logo === null || isPoster ? posterTop : 72, margin, sheetBottom],
    defaultStyle: { font: 'NotoSans', fontSize: 12, color: paperInk },
    info: { title: t(`hallPapers.kind.${kind}`), author: tournament, creationDate: now, modDate: now },
    language: t.locale,
    background: { pages: 'all', content: headOf(look, landscape ? heightOfA4 : widthOfA4) },
    footer: {
      text: footOf(tournament, look, t),
      alignment: 'center',
      color: muted,
      fontSize: 9,
      margin: [margin, 8, margin, 0],
    },
    content: content.length === 0 ? [{ text: t('hallPapers.none'), color: muted }] : [...content],
  };
}

/** The accent along the upper edge and the logo at the right below it. @param width of the page, in points */
function headOf({ logo, accent }: CupLook, width: number): Content {
  const strip: Content[] =
    accent === null ? [] : [{ canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: 12, color: accent }] }];
  const mark: Content[] =
    logo === null
      ? []
      : [
          {
            image: logo,
            fit: [logoSize, logoSize],
            absolutePosition: { x: width - margin - logoSize, y: 22 },
          },
        ];
  return [...strip, ...mark];
}

function footOf(tournament: string, { address, partners }: CupLook, t: Translator): string {
  const first = [tournament, address].filter((part) => part !== null).join(' · ');
  return partners.length === 0
    ? first
    : `${first}\n${t('hallPapers.partners', { names: partners.join(', ') })}`;
}

/** Every part on a page of its own. */
export function pages(parts: readonly Content[][]): Content[] {
  return parts.map((stack, at) => ({ stack, ...(at > 0 ? { pageBreak: 'before' as const } : {}) }));
}
