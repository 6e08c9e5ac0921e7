/*
 * The shapes that public pages read, as the contract publishes them: one file for each page. Rules cannot see the
 * contract; the server proves at compile time that both are the same.
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
