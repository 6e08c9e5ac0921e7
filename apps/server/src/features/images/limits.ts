/** What a picture may cost. All of them hold for pictures of this site too. */
export const imageLimits = {
  /** Of a source as it is stored or fetched. */
  sourceBytes: 15 * 1024 * 1024,
  /** Width times height of a source, and of all its frames: a small file may unfold to gigabytes. */
  pixels: 50_000_000,
  /** To resolve, connect and fetch. */
  fetchMilliseconds: 8_000,
  drawSeconds: 10,
  /** Drawn at a time, and waiting for it; whoever comes later is told to ask again. */
  drawing: 2,
  waiting: 40,
  /** Of the drawn ones on the disk. */
  cacheBytes: 256 * 1024 * 1024,
} as const;

export type ImageLimits = { readonly [K in keyof typeof imageLimits]: number };
