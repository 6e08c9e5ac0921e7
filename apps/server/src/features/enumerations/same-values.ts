import { isDeepStrictEqual } from 'node:util';

/** Whether two records have equal fields, in any order. */
export function sameValues(one: object, other: object): boolean {
  return isDeepStrictEqual({ ...one }, { ...other });
}
