import { expectTypeOf, test } from 'vitest';
import type * as contract from '@sevenmetre/contract/schemas/slices';
import type { LiveBody } from '@sevenmetre/contract/schemas/competition';
import type * as rules from '@sevenmetre/rules/snapshot';

/** Rules build what they cannot name; both sides only differ in what may be changed. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

test('what rules build is what the contract publishes', () => {
  expectTypeOf<Frozen<rules.GroupSlice>>().toEqualTypeOf<Frozen<contract.GroupSlice>>();
  expectTypeOf<Frozen<rules.DashboardSlice>>().toEqualTypeOf<Frozen<contract.DashboardSlice>>();
  expectTypeOf<Frozen<rules.TeamSlice>>().toEqualTypeOf<Frozen<contract.TeamSlice>>();
  expectTypeOf<Frozen<rules.HallSlice>>().toEqualTypeOf<Frozen<contract.HallSlice>>();
  expectTypeOf<Frozen<rules.CategorySlice>>().toEqualTypeOf<Frozen<contract.CategorySlice>>();
  expectTypeOf<Frozen<rules.LiveBody>>().toEqualTypeOf<Frozen<LiveBody>>();
});

test('only to writers does the contract tell more of an event', () => {
  expectTypeOf<Frozen<rules.MatchSlice>>().toExtend<Frozen<contract.MatchSlice>>();
  expectTypeOf<Frozen<rules.StreamFrame>>().toExtend<Frozen<contract.StreamFrame>>();
});
