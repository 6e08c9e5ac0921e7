import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { Day, PathId } from '../schemas/common.ts';
import { EnumsBody, LiveBody, MatchDetail, MatchLiveBody, StaticBody } from '../schemas/competition.ts';
import {
  CategorySlice,
  CountriesSlice,
  CountrySlice,
  DashboardSlice,
  GroupSlice,
  HallSlice,
  HallsSlice,
  MatchSlice,
  StatisticsCounts,
  StatisticsPeople,
  StatisticsSlice,
  TeamSlice,
} from '../schemas/slices.ts';
import { PlayoffSlice } from '../schemas/playoff-slice.ts';
import { SearchIndex } from '../schemas/search-index.ts';
import { line } from '../schemas/text.ts';

const Label = line(100).min(1);
const tag = 'results';
/** Optional, as devices add it against caches; it is not looked at. */
const bust = z.object({ t: line(40).optional() });
const id = z.object({ id: PathId });

export const resultsRoutes = {
  enums: route(operations.enums, {
    tag,
    summary: 'Enumerations of the current edition',
    answers: { 200: EnumsBody },
  }),
  competitionStatic: route(operations.competitionStatic, {
    tag,
    summary: 'What does not change while matches are played',
    answers: { 200: StaticBody },
  }),
  competitionLive: route(operations.competitionLive, {
    tag,
    summary: 'All standings and matches of the edition',
    answers: { 200: LiveBody },
  }),
  competitionMatch: route(operations.competitionMatch, {
    tag,
    summary: 'A match with events, roster and referees',
    params: id,
    query: bust,
    answers: { 200: MatchDetail },
  }),
  competitionMatchLive: route(operations.competitionMatchLive, {
    tag,
    summary: 'The part of a match that changes',
    params: id,
    query: bust,
    answers: { 200: MatchLiveBody },
  }),
  liveStream: route(operations.liveStream, {
    tag,
    summary:
      'Server-sent events: one frame for each change of a topic; its id is the version, lists of nothing are left out',
    query: z.object({
      /** `all`, `match:12`, `group:MA-A`, `team:7`, `hall:3`, `category:MA` or `dashboard`. */
      topic: line(120).min(1),
      /** Version of the data the page shows, for readers that cannot set Last-Event-ID. */
      since: line(60).optional(),
    }),
    answers: {
      200: { contentType: 'text/event-stream' },
    },
  }),
  dashboardSlice: route(operations.dashboardSlice, {
    tag,
    summary: 'The first page: year in numbers, what is live, categories',
    answers: { 200: DashboardSlice },
  }),
  groupSlice: route(operations.groupSlice, {
    tag,
    summary: 'A group: table with reasons, matches',
    params: z.object({ label: Label }),
    answers: { 200: GroupSlice },
  }),
  matchSlice: route(operations.matchSlice, {
    tag,
    summary: 'A match as its page shows it',
    params: id,
    answers: { 200: MatchSlice },
  }),
  teamSlice: route(operations.teamSlice, {
    tag,
    summary: 'A team with its matches',
    params: id,
    answers: { 200: TeamSlice },
  }),
  hallSlice: route(operations.hallSlice, {
    tag,
    summary: 'A hall with its matches, of all days or of one',
    params: id,
    query: z.object({ day: Day.optional() }),
    answers: { 200: HallSlice },
  }),
  hallsSlice: route(operations.hallsSlice, {
    tag,
    summary: 'All halls: what is played there now, and what comes next',
    answers: { 200: HallsSlice },
  }),
  searchIndex: route(operations.searchIndex, {
    tag,
    summary: 'Everything that can be searched for, to be searched on the reader’s own device',
    answers: { 200: SearchIndex },
  }),
  countriesSlice: route(operations.countriesSlice, {
    tag,
    summary: 'Countries with accepted teams',
    answers: { 200: CountriesSlice },
  }),
  countrySlice: route(operations.countrySlice, {
    tag,
    summary: 'The teams of one country by club, with their place and next match',
    params: z.object({ countryCode: z.string().regex(/^[A-Za-z]{2,3}$/) }),
    answers: { 200: CountrySlice },
  }),
  statisticsSlice: route(operations.statisticsSlice, {
    tag,
    summary: 'Statistics of a category: the first hundred scorers and penalties',
    params: z.object({ code: Label }),
    answers: { 200: StatisticsSlice },
  }),
  statisticsPeople: route(operations.statisticsPeople, {
    tag,
    summary: 'Everybody in the statistics of a category',
    params: z.object({ code: Label }),
    answers: { 200: StatisticsPeople },
  }),
  statisticsCounts: route(operations.statisticsCounts, {
    tag,
    summary: 'What is counted of everybody in the statistics of a category',
    params: z.object({ code: Label }),
    answers: { 200: StatisticsCounts },
  }),
  categorySlice: route(operations.categorySlice, {
    tag,
    summary: 'A category: progress, groups with their leaders, play-offs, teams',
    params: z.object({ code: Label }),
    answers: { 200: CategorySlice },
  }),
  playoffSlice: route(operations.playoffSlice, {
    tag,
    summary: 'A play-off of a category, by its letter: its picture and its matches',
    params: z.object({ code: Label, playoff: line(20).min(1) }),
    answers: { 200: PlayoffSlice },
  }),
};
