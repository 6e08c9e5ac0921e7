export { editionAddresses, inEdition, splitEditionPath } from './address.ts';
export { openOfClosing } from './closing.ts';
export { dayInYears, type EditionForm, checkEdition, longestEditionName } from './next-year.ts';
