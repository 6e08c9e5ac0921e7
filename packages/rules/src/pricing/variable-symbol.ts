/**
 * The digits that a club's payments carry (MO11): two of the year, then the club's id. No other club of any edition within a
 * hundred years has them; banks take ten at most.
 */
export function variableSymbolOf(year: number, clubId: number): string {
  return `${String(year % 100).padStart(2, '0')}${String(clubId).padStart(5, '0')}`;
}

/** Digits without leading zeros, as banks may add or drop them; null when it is no symbol. */
export function normalVariableSymbol(text: string): string | null {
  const digits = text.replace(/\s/gu, '');
  if (!/^\d{1,10}$/u.test(digits)) return null;
  return digits.replace(/^0+(?=\d)/u, '');
}
