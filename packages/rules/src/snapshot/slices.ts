/*
 * The shapes that public pages read, as the contract publishes them: one file for each page. Rules cannot see the
 * contract; the server proves at compile time that both are the same.
 */
export type * from './slices/heads.ts';
export type * from './slices/ticket.ts';
export type * from './slices/group.ts';
export type * from './slices/dashboard.ts';
export type * from './slices/match.ts';
export type * from './slices/team.ts';
export type * from './slices/countries.ts';
export type * from './slices/hall.ts';
export type * from './slices/place.ts';
export type * from './slices/referee.ts';
export type * from './slices/category.ts';
export type * from './slices/statistics.ts';
export type * from './slices/playoff.ts';
export type * from './slices/frame.ts';
