import { hallColumns, hallList } from './halls.ts';
import { officialColumns, officialList } from './officials.ts';
import type { ListRules } from './plan-record-list.ts';

/** Lists of an organiser that become records of the edition. */
export const recordLists = ['halls', 'officials'] as const;
export type RecordList = (typeof recordLists)[number];

export type ListColumn = (typeof hallColumns)[number] | (typeof officialColumns)[number];

const rules: Readonly<Record<RecordList, ListRules>> = { halls: hallList, officials: officialList };

export function listRulesOf(list: RecordList): ListRules {
  return rules[list];
}

/** Columns of a list in the order in which they are shown and written. */
export function listColumnsOf(list: RecordList): readonly ListColumn[] {
  return list === 'halls' ? hallColumns : officialColumns;
}
