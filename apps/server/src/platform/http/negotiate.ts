export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of our preference. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send a handful of different headers; each is checked once. */
const checked = new Map<string, Encoding>();
const mostChecked = 200;

/**
 * The encoding to answer in, by an Accept-Encoding header (RFC 9110, 12.5.3): the highest weight wins, among equal
 * ones brotli, then gzip. Identity when nothing acceptable is left: it is understood by everybody.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = checked.get(header);
  if (known !== undefined) return known;
  const chosen = choose(weightsOf(header));
  if (checked.size < mostChecked) checked.set(header, chosen);
  return chosen;
}

function choose(weights: ReadonlyMap<string, number>): Encoding {
  // Identity is acceptable without being named, but whoever names others prefers those.
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.0001 : (weights.get('*') ?? 0));
  const best = Math.max(...preferred.map(weightOf));
  return (best > 0 ? preferred.find((encoding) => weightOf(encoding) === best) : undefined) ?? 'identity';
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.slice(0, 1000).split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (Number.isFinite(weight)) weights.set(name.trim().toLowerCase(), Math.min(1, weight));
  }
  return weights;
}
