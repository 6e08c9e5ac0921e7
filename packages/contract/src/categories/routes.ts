import * as z from 'zod';
import { PathId } from '../common.ts';
import { EditionQuery } from '../editions/open-editions.ts';
import { route } from '../route.ts';
import { TieBreakers } from '../standings/tie-breakers.ts';
import { line } from '../text.ts';
import { CategorySlice } from './category-slice.ts';
import { categoryOperations } from './operations.ts';
import { HalfLengthBody } from './schemas.ts';

const tag = 'categories';
const Label = line(100).min(1);
const params = z.object({ id: PathId });
const query = EditionQuery;

/** Calls of organisers that several pages share: histories, open editions, criteria of tables. */
export const categoryRoutes = {
  categorySlice: route(categoryOperations.categorySlice, {
    tag,
    summary: 'A category: progress, groups with their leaders, play-offs, teams',
    params: z.object({ code: Label }),
    answers: { 200: CategorySlice },
  }),
  halfLengthSave: route(categoryOperations.halfLengthSave, {
    tag,
    summary: 'Gives the matches of a category that have not begun another length of a half',
    params,
    query,
    body: HalfLengthBody,
    answers: { 200: TieBreakers },
  }),
};
