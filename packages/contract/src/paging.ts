import * as z from 'zod';

const number = (most: number) => z.coerce.number().pipe(z.int().min(1).max(most));

/** How a list is paged. */
export const paging = { page: number(100_000).optional(), size: number(200).optional() };

export const Direction = z.enum(['up', 'down']).optional();

const count = z.int().nonnegative();

export const page = { total: count, page: count, pages: count };
