export type * from './snapshot.ts';
export type * from './shapes/index.ts';
export type * from './changes/live-rows.ts';
export { applyChange } from './changes/apply-change.ts';
export { calendarOf, cancelledOfHall, cancelledOfTeams } from './slices/calendar.ts';
export type { CalendarEntry } from './slices/calendar.ts';
export { categorySlice } from './slices/category-slice.ts';
export { countriesSlice, countrySlice, findCountry } from './slices/countries-slice.ts';
export { dashboardSlice } from './slices/dashboard-slice.ts';
export type { Moment } from './slices/dashboard-slice.ts';
export { findGroup, groupsOfCategory, slugOfGroup } from './lookups/group-index.ts';
export { groupSlice } from './slices/group-slice.ts';
export { groupSliceWithoutOutlook } from './slices/group-slice-without-outlook.ts';
export { announcementsOf, daysOfHall, hallSlice, hallsSlice } from './slices/hall-slice.ts';
export {
  categoryHead,
  hallHead,
  headOfTeam,
  sliceHead,
  editionHead,
  sortedCategories,
  versionText,
  findCategory,
} from './lookups/heads.ts';
export {
  liveBody,
  liveGroupTeam,
  liveMatch,
  liveMatchRow,
  matchesInOrder,
  seatsInOrder,
} from './changes/live-body.ts';
export { bracketMatchOf } from './lookups/bracket-match.ts';
export { matchesOfTeams } from './lookups/matches-of-teams.ts';
export { matchesOfGroup, matchesOfHall } from './lookups/matches-of.ts';
export { matchSlice, publicEvents } from './slices/match-slice.ts';
export { makeSearchIndex } from './slices/search-index.ts';
export type { SearchedPlayer } from './slices/search-index.ts';
export { isFinished, isLive, recordedStageOf, stageOf } from './lookups/progress.ts';
export { shownChanges } from './changes/shown-changes.ts';
export type { ShownChanges, TablePart } from './changes/shown-changes.ts';
export { frameRows } from './changes/stream-frame.ts';
export type { Selection } from './changes/stream-frame.ts';
export { placeKindOf, placeSlice, placesSlice } from './slices/place-slice.ts';
export {
  competitionReferees,
  matchesOfReferee,
  refereesOfMatch,
  refereeSlice,
  refereesSlice,
} from './slices/referee-slice.ts';
export { letterOfTopic, playoffsOf } from './lookups/playoff-groups.ts';
export { findPlayoff, playoffSlice } from './slices/playoff-slice.ts';
export { statisticsCounts, statisticsPeople } from './slices/statistics-columns.ts';
export { begunMatches, statisticsSlice, topScorers, topScorersOf } from './slices/statistics-slice.ts';
export { rankingRows, rankingSlice } from './slices/ranking-slice.ts';
export { daysPlayed, scheduleSlice } from './slices/schedule-slice.ts';
export { teamSlice } from './slices/team-slice.ts';
export { ticket } from './lookups/ticket.ts';
export { withdrawnSides } from './lookups/withdrawn-sides.ts';
export { findTopic, topicsOf, topicsTouched } from './changes/topics.ts';
export type { Topic, TopicAnswer } from './changes/topics.ts';
export { delayOf, maybeDelayedBy } from './lookups/match-delays.ts';
export { undecidedTeams } from './lookups/group-order.ts';
export { type SetByHand, wholeCompetition } from './lookups/competition-around.ts';
export { seatIndex, seatsOfGroup } from './lookups/seat-index.ts';
export { scheduleIndex } from './lookups/match-index.ts';
export { derived } from './lookups/derived.ts';
export { spread, touchedBy } from './changes/touched.ts';
export type { Touched } from './changes/touched.ts';
export { shownTeams } from './lookups/shown-teams.ts';
export { categoryOfMatch, isResultHidden } from './lookups/visibility.ts';
