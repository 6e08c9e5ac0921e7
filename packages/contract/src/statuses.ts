/** What kinds of calls answer with, for the table of operations: complete, see `operations.ts`. */

/** Slices and lists for everybody. */
export const sliceStatuses = [200, 304, 400, 404, 429, 500, 503] as const;

/** Reading what belongs to somebody: to everybody else it is not there. */
export const ownReadStatuses = [200, 400, 401, 404, 429, 500, 503] as const;

/** Reading what a role may see. */
export const readStatuses = [200, 400, 401, 403, 404, 429, 500, 503] as const;

/** Refusals of a change. */
export const refusedStatuses = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;

/** Changing a record. */
export const writtenStatuses = [200, ...refusedStatuses] as const;

/** Recording at the table: devices that are too old are told to update (426). */
export const recordedStatuses = [...writtenStatuses, 426] as const;
