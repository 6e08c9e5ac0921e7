export { errorStatuses, type ErrorAnswer, type ErrorCode } from './errors.ts';
export { type Access, isGuarded } from './operation.ts';
export { operations, type Operation, type OperationName, type Operations } from './operations.ts';
export type { Routes } from './routes.ts';
