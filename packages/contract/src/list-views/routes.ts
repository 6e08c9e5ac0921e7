import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { listViewOperations } from './operations.ts';
import {
  ListView,
  ListViewCreateBody,
  ListViewGone,
  ListViewQuery,
  ListViewUpdateBody,
  ListViews,
} from './schemas.ts';

const tag = 'list-views';
const params = z.object({ id: PathId });

export const listViewRoutes = {
  listViews: route(listViewOperations.listViews, {
    tag,
    summary: 'Views of a list in the current edition: the organiser’s own and those for all',
    query: ListViewQuery,
    answers: { 200: ListViews },
  }),
  listViewCreate: route(listViewOperations.listViewCreate, {
    tag,
    summary: 'Saves a view for oneself or for all; a repeat under the same key answers the first one',
    body: ListViewCreateBody,
    answers: { 200: ListView },
  }),
  listViewUpdate: route(listViewOperations.listViewUpdate, {
    tag,
    summary: 'Changes a view that one may see; one that was changed meanwhile is refused',
    params,
    body: ListViewUpdateBody,
    answers: { 200: ListView },
  }),
  listViewDelete: route(listViewOperations.listViewDelete, {
    tag,
    summary: 'Removes a view that one may see',
    params,
    answers: { 200: ListViewGone },
  }),
};
