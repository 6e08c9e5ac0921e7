/** `31,204` */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** `1.27×`; from a hundred on without fractions. */
export function times(value: number): string {
  return `${value >= 100 ? whole(value) : value.toFixed(2)}×`;
}

export function perSecond(value: number): string {
  return `${whole(value)}/s`;
}

export function milliseconds(value: number): string {
  return `${value < 100 ? value.toFixed(1) : whole(value)} ms`;
}

/** Bytes in thousands, as the goals are given. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
