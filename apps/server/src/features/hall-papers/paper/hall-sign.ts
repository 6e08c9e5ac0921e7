import type { Content } from 'pdfmake/interfaces.js';
import { renderSVG } from 'uqr';
import type { Translator } from '@sevenmetre/phrases';
import { inLanguage } from '@sevenmetre/rules/language';
import type { Place } from '@sevenmetre/rules/tournament';
import { muted } from '../../../platform/pdf/index.ts';

/**
 * The sign at the door of a hall.
 * @param href the hall's page; null: the portal's address is not known
 * @param partner the partner of the hall; null: none
 */
export function hallSign(
  { code, nameCs, nameEn, address }: Pick<Place, 'code' | 'nameCs' | 'nameEn' | 'address'>,
  href: string | null,
  partner: string | null,
  t: Translator,
): Content[] {
  const name = inLanguage(t.locale, { cs: nameCs, en: nameEn });
  return [
    { text: code, fontSize: code.length > 4 ? 110 : 170, bold: true, alignment: 'center', lineHeight: 0.85 },
    ...(name === code ? [] : [{ text: name, fontSize: 40, bold: true, alignment: 'center' as const }]),
    { text: address ?? '', fontSize: 20, color: muted, alignment: 'center', margin: [0, 8, 0, 30] },
    ...(href === null
      ? []
      : [
          {
            svg: renderSVG(href, { ecc: 'M', border: 1, pixelSize: 4 }),
            width: 240,
            alignment: 'center' as const,
          },
          {
            text: t('hallPapers.scan'),
            fontSize: 18,
            alignment: 'center' as const,
            margin: [0, 12, 0, 0] as [number, number, number, number],
          },
          { text: href, fontSize: 10, color: muted, alignment: 'center' as const },
        ]),
    ...hallPartner(partner, t),
  ];
}

/** The line of a hall's partner. */
export function hallPartner(name: string | null, t: Translator): Content[] {
  if (name === null) return [];
  return [
    {
      text: t('hallPapers.hallPartner', { name }),
      fontSize: 14,
      bold: true,
      alignment: 'center',
      margin: [0, 16, 0, 0],
    },
  ];
}
