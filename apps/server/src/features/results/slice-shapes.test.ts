import { expectTypeOf, test } from 'vitest';
import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import type { RankingSlice } from '@sevenmetre/contract/final-ranking/ranking-slice';
import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { LiveBody } from '@sevenmetre/contract/live/live-body';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { HallSlice, HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import type { PlaceSlice, PlacesSlice } from '@sevenmetre/contract/places/place-slice';
import type { RefereeSlice, RefereesSlice } from '@sevenmetre/contract/referees/referee-slice';
import type {
  StatisticsCounts,
  StatisticsPeople,
  StatisticsSlice,
} from '@sevenmetre/contract/statistics/schemas';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type * as rules from '@sevenmetre/rules/snapshot';

/** The rules' types are readonly; otherwise both sides have to be equal. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

test('what rules build is what the contract publishes', () => {
  expectTypeOf<Frozen<rules.GroupSlice>>().toEqualTypeOf<Frozen<GroupSlice>>();
  expectTypeOf<Frozen<rules.DashboardSlice>>().toEqualTypeOf<Frozen<DashboardSlice>>();
  expectTypeOf<Frozen<rules.TeamSlice>>().toEqualTypeOf<Frozen<TeamSlice>>();
  expectTypeOf<Frozen<rules.PlaceSlice>>().toEqualTypeOf<Frozen<PlaceSlice>>();
  expectTypeOf<Frozen<rules.PlacesSlice>>().toEqualTypeOf<Frozen<PlacesSlice>>();
  expectTypeOf<Frozen<rules.RefereeSlice>>().toEqualTypeOf<Frozen<RefereeSlice>>();
  expectTypeOf<Frozen<rules.RefereesSlice>>().toEqualTypeOf<Frozen<RefereesSlice>>();
  expectTypeOf<Frozen<rules.HallSlice>>().toEqualTypeOf<Frozen<HallSlice>>();
  expectTypeOf<Frozen<rules.HallsSlice>>().toEqualTypeOf<Frozen<HallsSlice>>();
  expectTypeOf<Frozen<rules.StatisticsSlice>>().toEqualTypeOf<Frozen<StatisticsSlice>>();
  expectTypeOf<Frozen<rules.StatisticsPeople>>().toEqualTypeOf<Frozen<StatisticsPeople>>();
  expectTypeOf<Frozen<rules.StatisticsCounts>>().toEqualTypeOf<Frozen<StatisticsCounts>>();
  expectTypeOf<Frozen<rules.CategorySlice>>().toEqualTypeOf<Frozen<CategorySlice>>();
  expectTypeOf<Frozen<rules.PlayoffSlice>>().toEqualTypeOf<Frozen<PlayoffSlice>>();
  expectTypeOf<Frozen<rules.ScheduleSlice>>().toEqualTypeOf<Frozen<ScheduleSlice>>();
  expectTypeOf<Frozen<rules.RankingSlice>>().toEqualTypeOf<Frozen<RankingSlice>>();
  expectTypeOf<Frozen<rules.LiveBody>>().toEqualTypeOf<Frozen<LiveBody>>();
});

test('the contract shows more of an event to writers only', () => {
  expectTypeOf<Frozen<rules.MatchSlice>>().toExtend<Frozen<MatchSlice>>();
  expectTypeOf<Frozen<rules.StreamFrame>>().toExtend<Frozen<StreamFrame>>();
});
