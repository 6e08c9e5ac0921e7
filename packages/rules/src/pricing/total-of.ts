/** Input of a sum: minor units, whole quantities, whole per cents (0 to 100). */
export interface PricedLine {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discountPercent?: number;
}

/** Amount of a line in minor units, after discount and rounding (MO9). */
export function lineTotal({ quantity, unitPrice, discountPercent = 0 }: PricedLine): number {
  return perCentOf(quantity * unitPrice, 100 - discountPercent);
}

/** The sum of lines as printed (MO10). Minor units; 0 without lines. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Rounded to the nearest minor unit, halves away from zero, in integer arithmetic. */
function perCentOf(amount: number, perCent: number): number {
  const hundredths = Math.abs(amount) * perCent;
  const rounded = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}
