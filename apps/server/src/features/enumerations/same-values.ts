import { isDeepStrictEqual } from 'node:util';

/** Whether two records say the same, whatever the order of their fields. */
export function sameValues(one: object, other: object): boolean {
  return isDeepStrictEqual({ ...one }, { ...other });
}
