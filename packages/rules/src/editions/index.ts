export {
  dayInYears,
  type EditionFault,
  type EditionForm,
  judgeEdition,
  longestEditionName,
} from './next-year.ts';
