import { route } from '../route.ts';
import { ArchiveSlice } from './archive-slice.ts';
import { archiveOperations } from './operations.ts';

export const archiveRoutes = {
  archiveSlice: route(archiveOperations.archiveSlice, {
    tag: 'archive',
    summary: 'Editions that are over with their champions, records, and the years of each club',
    answers: { 200: ArchiveSlice },
  }),
};
