import type { Clock } from '../../platform/clock/index.ts';
import type { EditionFound } from '../archive/index.ts';
import type { Live } from '../live/index.ts';

export interface DiplomasContext {
  readonly live: Live;
  readonly clock: Clock;
  /** @param base `/2025` */
  readonly findEdition: (base: string) => Promise<EditionFound>;
}
