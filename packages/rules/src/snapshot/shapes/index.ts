/*
 * The types of public slices, one file per page. Rules cannot import the contract; the server checks at
 * compile time that both are equal.
 */
export type * from './heads.ts';
export type * from './ticket.ts';
export type * from './group.ts';
export type * from './dashboard.ts';
export type * from './match.ts';
export type * from './team.ts';
export type * from './countries.ts';
export type * from './hall.ts';
export type * from './place.ts';
export type * from './referee.ts';
export type * from './category.ts';
export type * from './statistics.ts';
export type * from './playoff.ts';
export type * from './ranking.ts';
export type * from './finale.ts';
export type * from './schedule.ts';
export type * from './frame.ts';
