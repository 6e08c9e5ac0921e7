import { expectTypeOf, test } from 'vitest';
import type * as contract from '@sevenmetre/contract/schemas/slices';
import type { PlayoffSlice } from '@sevenmetre/contract/schemas/playoff-slice';
import type { LiveBody } from '@sevenmetre/contract/schemas/competition';
import type * as rules from '@sevenmetre/rules/snapshot';

/** Rules build what they cannot name; both sides only differ in what may be changed. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

test('what rules build is what the contract publishes', () => {
  expectTypeOf<Frozen<rules.GroupSlice>>().toEqualTypeOf<Frozen<contract.GroupSlice>>();
  expectTypeOf<Frozen<rules.DashboardSlice>>().toEqualTypeOf<Frozen<contract.DashboardSlice>>();
  expectTypeOf<Frozen<rules.TeamSlice>>().toEqualTypeOf<Frozen<contract.TeamSlice>>();
  expectTypeOf<Frozen<rules.PlaceSlice>>().toEqualTypeOf<Frozen<contract.PlaceSlice>>();
  expectTypeOf<Frozen<rules.PlacesSlice>>().toEqualTypeOf<Frozen<contract.PlacesSlice>>();
  expectTypeOf<Frozen<rules.RefereeSlice>>().toEqualTypeOf<Frozen<contract.RefereeSlice>>();
  expectTypeOf<Frozen<rules.RefereesSlice>>().toEqualTypeOf<Frozen<contract.RefereesSlice>>();
  expectTypeOf<Frozen<rules.HallSlice>>().toEqualTypeOf<Frozen<contract.HallSlice>>();
  expectTypeOf<Frozen<rules.HallsSlice>>().toEqualTypeOf<Frozen<contract.HallsSlice>>();
  expectTypeOf<Frozen<rules.StatisticsSlice>>().toEqualTypeOf<Frozen<contract.StatisticsSlice>>();
  expectTypeOf<Frozen<rules.StatisticsPeople>>().toEqualTypeOf<Frozen<contract.StatisticsPeople>>();
  expectTypeOf<Frozen<rules.StatisticsCounts>>().toEqualTypeOf<Frozen<contract.StatisticsCounts>>();
  expectTypeOf<Frozen<rules.CategorySlice>>().toEqualTypeOf<Frozen<contract.CategorySlice>>();
  expectTypeOf<Frozen<rules.PlayoffSlice>>().toEqualTypeOf<Frozen<PlayoffSlice>>();
  expectTypeOf<Frozen<rules.LiveBody>>().toEqualTypeOf<Frozen<LiveBody>>();
});

test('only to writers does the contract tell more of an event', () => {
  expectTypeOf<Frozen<rules.MatchSlice>>().toExtend<Frozen<contract.MatchSlice>>();
  expectTypeOf<Frozen<rules.StreamFrame>>().toExtend<Frozen<contract.StreamFrame>>();
});
