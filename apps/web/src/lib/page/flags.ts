/** Fields of a flag on 30 × 20, from the back to the front: colour and path. */
export type Field = readonly [colour: string, path: string];

const stripes = (...colours: string[]): Field[] => {
  const height = 20 / colours.length;
  return colours.map((colour, index) => [`#${colour}`, `M0 ${index * height}h30v${height}H0z`]);
};
const columns = (...colours: string[]): Field[] => {
  const width = 30 / colours.length;
  return colours.map((colour, index) => [`#${colour}`, `M${index * width} 0h${width}v20h-${width}z`]);
};
const cross = (field: string, outer: string, inner = outer): Field[] => [
  [`#${field}`, 'M0 0h30v20H0z'],
  [`#${outer}`, 'M8 0h6v20H8zM0 7h30v6H0z'],
  [`#${inner}`, 'M9.5 0h3v20h-3zM0 8.5h30v3H0z'],
];

/** Flags that a few shapes draw correctly at twenty pixels; others are files (`flag-address.ts`). */
const flags: Readonly<Record<string, readonly Field[]>> = {
  AT: stripes('c8102e', 'fff', 'c8102e'),
  BE: columns('000', 'fae042', 'ed2939'),
  BG: stripes('fff', '00966e', 'd62612'),
  CZ: [...stripes('fff', 'd7141a'), ['#11457e', 'm0 0 15 10L0 20z']],
  DE: stripes('000', 'd00', 'ffce00'),
  DK: cross('c8102e', 'fff', 'fff'),
  EE: stripes('0072ce', '000', 'fff'),
  FI: cross('fff', '003580'),
  FR: columns('002654', 'fff', 'ce1126'),
  HU: stripes('ce2939', 'fff', '477050'),
  IE: columns('169b62', 'fff', 'ff883e'),
  IS: cross('02529c', 'fff', 'dc1e35'),
  IT: columns('009246', 'fff', 'ce2b37'),
  LT: stripes('fdb913', '006a44', 'c1272d'),
  LU: stripes('ed2939', 'fff', '00a1de'),
  NL: stripes('ae1c28', 'fff', '21468b'),
  NO: cross('ba0c2f', 'fff', '00205b'),
  PL: stripes('fff', 'dc143c'),
  RO: columns('002b7f', 'fcd116', 'ce1126'),
  SE: cross('006aa7', 'fecc00'),
  UA: stripes('005bbb', 'ffd500'),
};

export function flagOf(countryCode: string): readonly Field[] | null {
  return flags[countryCode] ?? null;
}
