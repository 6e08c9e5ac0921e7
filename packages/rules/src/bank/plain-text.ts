/** Letters that keep no base when their marks are taken off. */
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
 * Letters, digits and a few signs that every bank takes: marks off, the rest away, spaces collapsed.
 *
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
