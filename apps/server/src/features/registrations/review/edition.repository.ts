import type { EditionRow } from '../../competition/index.ts';

export type CurrentEdition = Pick<EditionRow, 'id' | 'year' | 'timeZone' | 'startDate' | 'endDate'>;

export { findCurrentEdition as findCurrent } from '../../competition/index.ts';
