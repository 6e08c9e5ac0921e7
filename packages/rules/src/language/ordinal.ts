import type { Locale } from '../vocabulary/index.ts';

/** A place in words of its language: 1st, 2nd, 3rd, 11th in English, "1." in Czech. */
export function ordinal(n: number, locale: Locale): string {
  return locale === 'cs' ? `${n}.` : `${n}${englishSuffix(n)}`;
}

function englishSuffix(n: number): string {
  const tail = Math.abs(n) % 100;
  if (tail >= 11 && tail <= 13) return 'th';
  switch (tail % 10) {
    case 1:
      return 'st';
    case 2:
      return 'nd';
    case 3:
      return 'rd';
    default:
      return 'th';
  }
}
