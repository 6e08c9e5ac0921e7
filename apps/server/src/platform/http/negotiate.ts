export type Encoding = 'br' | 'gzip' | 'identity';

/** In order of preference. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different headers; each is parsed once. */
const checked = new Map<string, Encoding>();
const mostChecked = 200;

/**
 * The encoding of an answer by Accept-Encoding (RFC 9110, 12.5.3): the highest weight, among equal ones
 * brotli, then gzip. Identity if none is acceptable.
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
  // Identity is acceptable without being listed, but listed encodings are preferred.
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
