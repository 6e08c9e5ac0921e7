import type { Clock } from '../../platform/clock/index.ts';
import type { Database, DatabaseLog } from '../../platform/database/index.ts';
import type { LiveSource } from '../live/index.ts';

/** How messages are sent to browsers. */
export interface WebPushSettings {
  /** Whom a push service may turn to: an address that begins with mailto: or https: */
  readonly contact: string;
  /** Hosts of push services beside the known ones. */
  readonly hosts: readonly string[];
  /** A push service that may be anywhere, also on this machine. For tests only. */
  readonly trustedOrigin?: string;
}

export interface NotificationsContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly source: LiveSource;
  /** null: no messages are sent to browsers; the open app tells them. */
  readonly push: WebPushSettings | null;
}
