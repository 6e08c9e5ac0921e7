/**
 * Media type of an answer that comes in lines of JSON, the last of which is the answer and those before it say how far the
 * work is. A call that accepts only this type gets it if the work takes long; otherwise its answer is the usual one.
 */
export const progressType = 'application/x-ndjson';

/** One line: the share of the work that is done, from 0 to 1, or the answer with the status that it would have had. */
export type ProgressLine =
  | { readonly progress: number }
  | { readonly status: number; readonly body: unknown };
