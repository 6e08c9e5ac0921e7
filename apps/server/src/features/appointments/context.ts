import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { RandomContext } from '../../platform/use-case/index.ts';

export interface AppointmentsContext extends RandomContext {
  /** The published state; null before it is loaded. */
  readonly snapshot: () => Snapshot | null;
}
