/** What a sum depends on: minor units, whole pieces, whole per cents (0 to 100). */
export interface PricedLine {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discountPercent?: number;
}

/** What a line comes to in minor units, its discount taken off and rounded (MO9). */
export function lineTotal({ quantity, unitPrice, discountPercent = 0 }: PricedLine): number {
  return perCentOf(quantity * unitPrice, 100 - discountPercent);
}

/** The sum of the lines as each of them is printed (MO10). Minor units; 0 without lines. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Rounded to the nearest minor unit, halves away from zero, without a fraction on the way. */
function perCentOf(amount: number, perCent: number): number {
  const hundredths = Math.abs(amount) * perCent;
  const rounded = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}
