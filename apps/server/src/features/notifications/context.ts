import type { Clock } from '../../platform/clock/index.ts';
import type { Database, DatabaseLog } from '../../platform/database/index.ts';
import type { LiveSource } from '../live/index.ts';

/** Settings for messages to browsers. */
export interface WebPushSettings {
  /** Contact for push services: an address that begins with mailto: or https: */
  readonly contact: string;
  /** Additional hosts of push services. */
  readonly hosts: readonly string[];
  /** A push service at any address, also on this machine. For tests only. */
  readonly trustedOrigin?: string;
}

export interface NotificationsContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly source: LiveSource;
  /** null: no messages to browsers; only the open app shows them. */
  readonly push: WebPushSettings | null;
}
