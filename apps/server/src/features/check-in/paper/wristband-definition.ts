import type { TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import type { badgeCode } from '@sevenmetre/rules/check-in';
import type { RosterRole } from '@sevenmetre/rules/vocabulary';
import { ink, logoColumn, muted, type Paper } from '../../../platform/pdf/index.ts';

const columns = 3;

interface Badge {
  readonly name: string;
  readonly role: RosterRole;
  readonly team: string;
  readonly categoryCode: string;
}

export interface Wristbands {
  readonly club: string;
  /** What the QR code of each badge says; it names nobody (CK1). */
  readonly code: ReturnType<typeof badgeCode>;
  readonly badges: readonly Badge[];
  readonly now: Date;
  /** Of the cup, as a `data:` address; null: none. */
  readonly logo: string | null;
}

/** Badges of a club to be cut out, three in a row; a club without rosters has a page that says so. */
export function wristbandDefinition({ club, code, badges, now, logo }: Wristbands, t: Translator): Paper {
  const title = t('checkInPapers.wristbands', { club });
  const drawn = logo === null ? null : 'logo';
  const rows = Array.from({ length: Math.ceil(badges.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cell(badges[row * columns + column], code, drawn, t)),
  );
  return {
    pageSize: 'A4',
    pageMargins: [28, 36, 28, 36],
    defaultStyle: { font: 'NotoSans', fontSize: 9, color: ink },
    info: { title, creationDate: now, modDate: now },
    ...(logo === null ? {} : { images: { logo } }),
    content: [
      {
        columns: [{ text: title, fontSize: 14, bold: true }, ...logoColumn(drawn, 28)],
        margin: [0, 0, 0, 10],
      },
      rows.length === 0
        ? { text: t('checkInPapers.nobody'), color: muted }
        : {
            table: { widths: ['*', '*', '*'], heights: 62, dontBreakRows: true, body: rows },
            layout: 'cutOut',
          },
    ],
  };
}

function cell(
  badge: Badge | undefined,
  code: Wristbands['code'],
  logo: string | null,
  t: Translator,
): TableCell {
  if (!badge) return { text: '' };
  const role = badge.role === 'leader' ? t('checkInPapers.leader') : t('checkInPapers.player');
  return {
    columnGap: 4,
    columns: [
      {
        width: '*',
        stack: [
          { text: badge.name, fontSize: 12, bold: true },
          { text: `${badge.team} · ${badge.categoryCode}` },
          { text: role, color: muted },
        ],
      },
      ...logoColumn(logo, 28),
      { width: 44, qr: code, fit: 42, eccLevel: 'M' },
    ],
  };
}
