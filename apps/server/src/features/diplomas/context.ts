import type { Clock } from '../../platform/clock/index.ts';
import type { Archive } from '../archive/index.ts';
import type { Live } from '../live/index.ts';

export interface DiplomasContext {
  readonly live: Live;
  readonly clock: Clock;
  readonly archive: Pick<Archive, 'stateOf'>;
}
