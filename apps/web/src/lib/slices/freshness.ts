/** When the server last confirmed what a page shows, by topic, milliseconds UTC: kept aside, as it changes nothing on the page. */
const confirmedAt = new Map<string, number>();

export function confirm(topic: string, at: number): void {
  confirmedAt.set(topic, at);
}

/** The later of when the data were fetched and when they were last confirmed. */
export function lastConfirmed(topic: string, fetchedAt: number): number {
  return Math.max(fetchedAt, confirmedAt.get(topic) ?? 0);
}
