export { type GuardedAccess, mayByRoles, permission, type RuleAccess } from './access.ts';
export type { Actor, HallDay } from './actor.ts';
export { historyReaders, type HistoryKind } from './history-kinds.ts';
export { holds } from './links.ts';
export { readsRosters, reportsEverywhere, reportsIn } from './match-rules.ts';
export type { Permission } from './permission.ts';
export { type Subject, subjectKind, type SubjectKind } from './subject.ts';
