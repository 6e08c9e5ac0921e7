export { isAccountAction, mayByRoles } from './account-actions.ts';
export { type Action, actions } from './action.ts';
export type { Actor, HallDay } from './actor.ts';
export { historyReaders, type HistoryKind } from './history-kinds.ts';
export { holds, linksFor } from './links.ts';
export { readsRosters, reportsEverywhere } from './match-rules.ts';
export { can, type Permission, permission } from './permission.ts';
export type { Subject } from './subject.ts';
