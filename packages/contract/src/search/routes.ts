import { route } from '../route.ts';
import { searchOperations } from './operations.ts';
import { SearchIndex } from './schemas.ts';

const tag = 'search';

export const searchRoutes = {
  searchIndex: route(searchOperations.searchIndex, {
    tag,
    summary: 'Everything that can be searched for, to be searched on the reader’s own device',
    answers: { 200: SearchIndex },
  }),
};
