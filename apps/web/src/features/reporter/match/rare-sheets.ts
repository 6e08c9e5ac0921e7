/** Sheets that few ever need: loaded apart from the screen. */
export const rareSheets = {
  handOver: async () => (await import('../sheets/hand-over-sheet.tsx')).HandOverSheet,
  history: async () => (await import('../sheets/history-sheet.tsx')).HistorySheet,
};

/**
 * Fetches them while there is a network, so that they open without one on a device that nobody has prepared: a match is
 * handed over when something has gone wrong.
 */
export function keepRareSheets(): void {
  if (!navigator.onLine) return;
  for (const load of Object.values(rareSheets)) void load().catch(() => undefined);
}
