export { drawBracket } from './draw-bracket.ts';
export type { BracketSection, DrawnGroup, PlaceOfGroup } from './drawn-group.ts';
export { rowsOf } from './drawn-group.ts';
