/** `31,204` */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** `1.27×`; without decimals from a hundred on. */
export function times(value: number): string {
  return `${value >= 100 ? whole(value) : value.toFixed(2)}×`;
}

export function perSecond(value: number): string {
  return `${whole(value)}/s`;
}

export function milliseconds(value: number): string {
  return `${value < 100 ? value.toFixed(1) : whole(value)} ms`;
}

/** Bytes in units of 1,000, like the goals. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
