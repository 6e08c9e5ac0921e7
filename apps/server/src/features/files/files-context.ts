import type { Actor } from '@sevenmetre/rules/permissions';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Db } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';

/**
 * Whether a private file belongs to a record of the feature that this actor may see. A file that no feature
 * grants is refused.
 */
export type FileReader = (fileId: number, actor: Actor, db: Db) => Promise<boolean>;

export interface FilesContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly readers: readonly FileReader[];
}
