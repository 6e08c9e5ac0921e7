export { editionAddresses, type EditionPath, inEdition, splitEditionPath } from './address.ts';
export { openOfClosing, type OpenWork } from './closing.ts';
export {
  dayInYears,
  type EditionFault,
  type EditionForm,
  judgeEdition,
  longestEditionName,
} from './next-year.ts';
