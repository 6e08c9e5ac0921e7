/** A price with its sign: `+3`, `0`, `−2`. */
export function signed(rise: number): string {
  return rise > 0 ? `+${rise}` : String(rise).replace('-', '−');
}
