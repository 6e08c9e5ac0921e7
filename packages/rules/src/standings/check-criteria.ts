import type { TieBreaker } from '../vocabulary/index.ts';

/**
 * Error of a list of criteria (rule ST19): empty, with a repeated one, or with lots before the end. null:
 * valid.
 */
export function checkCriteria(list: readonly TieBreaker[]): 'required' | 'unique' | 'lotsLast' | null {
  if (list.length === 0) return 'required';
  if (new Set(list).size < list.length) return 'unique';
  return list.slice(0, -1).includes('lots') ? 'lotsLast' : null;
}
