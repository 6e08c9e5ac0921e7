import type { TieBreaker } from '../vocabulary/index.ts';

/**
 * What keeps a list of criteria from ordering tables (rule ST19): it is empty, names one twice, or has lots before its end.
 * null: nothing.
 */
export function checkCriteria(list: readonly TieBreaker[]): 'required' | 'unique' | 'lotsLast' | null {
  if (list.length === 0) return 'required';
  if (new Set(list).size < list.length) return 'unique';
  return list.slice(0, -1).includes('lots') ? 'lotsLast' : null;
}
