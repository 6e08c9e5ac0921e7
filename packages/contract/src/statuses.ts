/* Declared statuses by kind of call, for the table of operations: complete, see `operations.ts`. */

/** Public slices and lists. */
export const sliceStatuses = [200, 304, 400, 404, 429, 500, 503] as const;

/** Reading own records: to others they do not exist. */
export const ownReadStatuses = [200, 400, 401, 404, 429, 500, 503] as const;

/** Reading by role. */
export const readStatuses = [200, 400, 401, 403, 404, 429, 500, 503] as const;

/** Refusals of a change. */
export const refusedStatuses = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;

/** Changing a record. */
export const writtenStatuses = [200, ...refusedStatuses] as const;

/** Recording at the table: outdated devices have to update (426). */
export const recordedStatuses = [...writtenStatuses, 426] as const;
