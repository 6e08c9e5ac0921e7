/** Sheets that few ever need: loaded apart from the screen. */
export const rareSheets = {
  handOver: async () => (await import('../sheets/hand-over-sheet.tsx')).HandOverSheet,
  history: async () => (await import('../sheets/history-sheet.tsx')).HistorySheet,
  shootout: async () => (await import('../sheets/shootout-sheet.tsx')).ShootoutSheet,
};

/** Pages beside the match, loaded apart as well. */
export const rarePages = {
  paper: async () => (await import('../print/paper-page.tsx')).PaperPage,
  roster: async () => (await import('../roster/roster-page.tsx')).RosterPage,
};

/**
 * Fetches them while there is a network, so that they open without one on a device that nobody has prepared: a match is
 * handed over when something has gone wrong, and a player comes late whether there is one or not.
 */
export function keepRareSheets(): void {
  if (!navigator.onLine) return;
  for (const load of [...Object.values(rareSheets), ...Object.values(rarePages)])
    void load().catch(() => undefined);
}
