const numerals: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** Roman numerals for 1–3999; other numbers stay in digits. */
export function romanNumber(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [numeral, worth] of numerals) {
    while (rest >= worth) {
      text += numeral;
      rest -= worth;
    }
  }
  return text;
}
