export { type EditionRow, findCurrentEdition as findCurrent } from '../../competition/index.ts';
