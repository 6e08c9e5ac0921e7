import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { RandomContext } from '../../platform/use-case/index.ts';
import type { PaperImages } from '../images/index.ts';

export interface AppointmentsContext extends RandomContext, PaperImages {
  /** The published state; null before it is loaded. */
  readonly snapshot: () => Snapshot | null;
}
