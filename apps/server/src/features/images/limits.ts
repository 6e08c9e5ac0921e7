/** Limits for pictures, including those of this site. */
export const imageLimits = {
  /** Bytes of a source, stored or fetched. */
  sourceBytes: 15 * 1024 * 1024,
  /** Width times height of a source with all its frames: a small file may decode to gigabytes. */
  pixels: 50_000_000,
  /** To resolve, connect and fetch. */
  fetchMilliseconds: 8_000,
  drawSeconds: 10,
  /** Number of pictures drawn at a time, and of those waiting; further calls are refused for now. */
  drawing: 2,
  waiting: 40,
  /** Size of the drawn pictures on the disk. */
  cacheBytes: 256 * 1024 * 1024,
} as const;

export type ImageLimits = { readonly [K in keyof typeof imageLimits]: number };
