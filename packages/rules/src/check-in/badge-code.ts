const prefix = 'SMC';

/** The code of a club on the badges of its people; it names nobody (CK1). */
export function badgeCode(clubId: number): `${typeof prefix}${number}` {
  return `${prefix}${clubId}`;
}

/** What a code leads to. */
export type Scan = { readonly clubId: number } | { readonly symbol: string };

/** Signs that a scanner types for 1234567890 where the computer has a Czech or Slovak keyboard. */
const digitRows = ['+ěščřžýáíé', '+ľščťžýáíé'];

/**
 * What was scanned or typed at the desk (CK1): the code of a badge, the address of a club's page, a payment order with a
 * variable symbol, or the symbol alone.
 * @returns null: none of them
 */
export function readScan(text: string): Scan | null {
  const typed = text.trim();
  const badge = /^SMC(.{1,9})$/iu.exec(typed)?.[1];
  if (badge !== undefined) {
    const digits = badge.toLowerCase().replace(/./gu, digitOf);
    return /^[1-9]\d*$/.test(digits) ? { clubId: Number(digits) } : null;
  }
  const page = /\/admin\/check-in\/(\d{1,9})$/.exec(typed)?.[1];
  if (page !== undefined) return { clubId: Number(page) };
  const symbol = /^SPD\*.*\*X-VS:(\d{1,10})(?:\*|$)/i.exec(typed)?.[1] ?? /^(\d{4,10})$/.exec(typed)?.[1];
  return symbol === undefined ? null : { symbol };
}

function digitOf(sign: string): string {
  const row = digitRows.find((one) => one.includes(sign));
  return row === undefined ? sign : String((row.indexOf(sign) + 1) % 10);
}
