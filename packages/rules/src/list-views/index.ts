export { arrangedColumns, type ListColumn, movedColumn } from './columns.ts';
export { normalQuestion, type Question, wholeList, withoutFilter } from './question.ts';
export { idsBetween, mostRows, neighbour } from './rows.ts';
export { findView, longestView, viewedLists, type ViewedList } from './views.ts';
