import type { Handlers } from '../../platform/http/handler.ts';
import { editionMissing, notReady } from '../results/index.ts';
import type { Archive } from './archive.use-case.ts';

/** Public data of all past editions: the same bytes for everybody. */
export function archiveHandlers(archive: Archive): Handlers<'archiveSlice'> {
  return {
    archiveSlice: async () => {
      const made = await archive.overview();
      if (made === 'not-ready') return notReady;
      return made === null ? editionMissing : { prepared: made };
    },
  };
}
