export interface Version {
  /** Changes when a database is restored: numbers of different epochs cannot be compared. */
  readonly epoch: string;
  readonly v: number;
}

/** Reads `epoch.v`; null when it is not a version. */
export function parseVersion(text: string): Version | null {
  const match = /^(.+)\.(\d+)$/.exec(text);
  return match?.[1] === undefined ? null : { epoch: match[1], v: Number(match[2]) };
}
