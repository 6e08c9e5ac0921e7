export {
  courtLength,
  courtWidth,
  entryAfter,
  isWholeEntry,
  longestScoutedClock,
  scoutingKinds,
  shotResults,
  type ScoutingEntry,
  type ShotResult,
} from './entry.ts';
export { mergeScouts, type NotedEntry } from './merge-scouts.ts';
export { mostNotesOfLink, scoutingLinkEnd } from './scouting-link.ts';
export { scoutingOfTeams } from './team-scouting.ts';
export {
  namesNobody,
  scoutingScope,
  scoutingScopes,
  type ScoutingScope,
  youngestCategories,
} from './youngest-categories.ts';
