/**
 * The variable symbol of a club's payments (MO11): two digits of the year, then the club's id. Unique within
 * a hundred years; at most ten digits, the limit of banks.
 */
export function variableSymbolOf(year: number, clubId: number): string {
  return `${String(year % 100).padStart(2, '0')}${String(clubId).padStart(5, '0')}`;
}

/** Digits without leading zeros, since banks may add or drop them; null if it is not a symbol. */
export function normalVariableSymbol(text: string): string | null {
  const digits = text.replace(/\s/gu, '');
  if (!/^\d{1,10}$/u.test(digits)) return null;
  return digits.replace(/^0+(?=\d)/u, '');
}
