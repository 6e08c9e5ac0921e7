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

/** @param share 0.5 is the median, 0.99 the 99th percentile */
export function percentile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0) throw new Error('There is nothing to take a percentile of');
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: Iterable<number>): number {
  return percentile(values, 0.5);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
