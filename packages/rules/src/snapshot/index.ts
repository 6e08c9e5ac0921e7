export type * from './snapshot.ts';
export type * from './slices.ts';
export type * from './live-rows.ts';
export { applyChange } from './apply-change.ts';
export type { ApplyResult } from './apply-change.ts';
export { calendarOf } from './calendar.ts';
export type { CalendarEntry } from './calendar.ts';
export { categorySlice, findCategory, shownTeams } from './category-slice.ts';
export { countriesSlice, countrySlice, findCountry } from './countries-slice.ts';
export { dashboardSlice } from './dashboard-slice.ts';
export type { Moment } from './dashboard-slice.ts';
export { findGroup, groupsOfCategory, slugOfGroup } from './group-index.ts';
export { groupSlice } from './group-slice.ts';
export { groupSliceWithoutOutlook } from './group-slice-without-outlook.ts';
export { compareRows } from './group-table.ts';
export { daysOfHall, hallSlice, hallsSlice } from './hall-slice.ts';
export { categoryHead, headOfTeam, sortedCategories, versionText } from './heads.ts';
export {
  liveBody,
  liveGroupTeam,
  liveMatch,
  liveMatchRow,
  matchesInOrder,
  seatsInOrder,
} from './live-body.ts';
export { bracketMatchOf } from './bracket-match.ts';
export { matchesOfTeams } from './matches-of-teams.ts';
export { matchesOfHall } from './matches-of.ts';
export { matchSlice, publicEvents } from './match-slice.ts';
export { makeSearchIndex } from './search-index.ts';
export type { SearchedPlayer } from './search-index.ts';
export { recordedStageOf } from './progress.ts';
export { shownChanges } from './shown-changes.ts';
export type { ShownChanges, TablePart } from './shown-changes.ts';
export { frameRows } from './stream-frame.ts';
export type { FrameRows, Selection } from './stream-frame.ts';
export { placeKindOf, placeSlice, placesSlice, webLink } from './place-slice.ts';
export { competitionReferees, refereeSlice, refereesSlice } from './referee-slice.ts';
export { letterOfTopic, playoffsOf } from './playoff-groups.ts';
export { findPlayoff, playoffSlice } from './playoff-slice.ts';
export { statisticsCounts, statisticsPeople } from './statistics-columns.ts';
export { begunMatches, statisticsSlice, topScorers, topScorersOf } from './statistics-slice.ts';
export { teamSlice } from './team-slice.ts';
export { ticket } from './ticket.ts';
export { findTopic, topicsOf, topicsOfGroup, topicsOfMatch, topicsTouched } from './topics.ts';
export type { Topic, TopicAnswer } from './topics.ts';
export { maybeDelayedBy } from './match-delays.ts';
export { spread, touchedBy } from './touched.ts';
export type { Touched } from './touched.ts';
export { categoryOfMatch, isResultHidden } from './visibility.ts';
