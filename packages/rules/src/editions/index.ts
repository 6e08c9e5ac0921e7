export { editionAddresses, inEdition, splitEditionPath } from './address.ts';
export { type ClosedFacts, closingOf, type ClosingStep } from './closing-steps.ts';
export { openOfClosing } from './closing.ts';
export { dayInYears, type EditionForm, checkEdition, longestEditionName } from './next-year.ts';
export { type Phase, type PhaseFacts, phaseOf, phaseProgress, phases } from './phase.ts';
export {
  type Preparation,
  preparationOf,
  type PreparationStep,
  preparationSteps,
  type PreparedFacts,
} from './preparation.ts';
