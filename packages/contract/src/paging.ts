import { mostRows } from '@sevenmetre/rules/list-views';
import * as z from 'zod';
import { line } from './text.ts';

const number = (most: number) => z.coerce.number().pipe(z.int().min(1).max(most));

/** How a list is paged. */
export const paging = { page: number(100_000).optional(), size: number(mostRows).optional() };

/** Keys of the columns that an export shows, in the order of the list, separated by commas; without them it has every field. */
export const exportedColumns = { columns: line(1000).optional() };

export const Direction = z.enum(['up', 'down']).optional();

const count = z.int().nonnegative();

export const page = { total: count, page: count, pages: count };
