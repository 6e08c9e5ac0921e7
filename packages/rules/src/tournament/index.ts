/* The entities of a tournament, shared by rules, read model and contract: plain rows with integer ids. */
export * from './edition.ts';
export type * from './category.ts';
export type * from './group.ts';
export type * from './team.ts';
export type * from './place.ts';
export type * from './referee.ts';
export type * from './match.ts';
export type * from './published-change.ts';
export * from './match-event.ts';
export * from './round-name.ts';
