/** Rarely used sheets, loaded separately from the screen. */
export const rareSheets = {
  handOver: async () => (await import('../dialogs/hand-over-dialog.tsx')).HandOverSheet,
  history: async () => (await import('../dialogs/history-dialog.tsx')).HistorySheet,
  signatures: async () => (await import('../dialogs/signatures-dialog.tsx')).SignaturesSheet,
  shootout: async () => (await import('../dialogs/shootout-dialog.tsx')).ShootoutSheet,
};

/** Parts of sheets that have files of their own. */
const rareParts = {
  codeReader: async () => (await import('../../../ui/scanner/code-reader.ts')).loadOwnReader(),
};

/** Pages beside the match, loaded apart as well. */
export const rarePages = {
  paper: async () => (await import('../paper/paper-page.tsx')).PaperPage,
  paperEntry: async () => (await import('../paper/paper-entry-page.tsx')).loadPaperEntryPage(),
  scoutByLink: async () => (await import('../scouting/scout-by-link-page.tsx')).loadScoutByLinkPage(),
  scouting: async () => (await import('../scouting/scouting-page.tsx')).loadScoutingPage(),
  roster: async () => (await import('../match-rosters/roster-page.tsx')).RosterPage,
};

/**
 * Fetches them while there is a network, so that they open without one on a device that nobody has prepared: a match is
 * handed over when something has gone wrong, and a player comes late whether there is one or not.
 */
export function keepRareSheets(): void {
  if (!navigator.onLine) return;
  for (const load of [rareSheets, rareParts, rarePages].flatMap((rare) => Object.values(rare)))
    void load().catch(() => undefined);
}
