/** Letters without a base letter after decomposition. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
};

/**
 * Keeps letters, digits and a few characters that all banks accept: removes diacritics and others, and
 * collapses spaces.
 * @param longest in characters
 */
export function plainText(text: string, longest: number): string {
  return Array.from(text.normalize('NFD'))
    .map((character) => others[character] ?? character)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .,:()/?'+-]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}
