export type { Aim, Outlook, OutlookInput } from './input.ts';
export { exactUpTo, outlook } from './outlook.ts';
export { type PlaceRange, type Stake, stakeOf } from './stake.ts';
