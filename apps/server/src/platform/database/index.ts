export type { Database, DatabaseLog, Db, TransactionOptions, Tx } from './database.ts';
export { DatabaseStartError } from './database-start-error.ts';
export type { DatabaseStartCode } from './database-start-error.ts';
export { migrate } from './migrate.ts';
export { openDatabase } from './open-database.ts';
export type { OpenDatabaseOptions } from './open-database.ts';
export { isUniqueViolation, queryFault, sqlState } from './query-fault.ts';
export type { QueryFault } from './query-fault.ts';
