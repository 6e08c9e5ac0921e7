export type { Aim, AimSettledBy, Outlook, OutlookInput, TeamOutlook } from './input.ts';
export { exactUpTo, outlook } from './outlook.ts';
export { type PlaceRange, type Stake, stakeOf } from './stake.ts';
