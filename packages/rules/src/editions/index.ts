export { editionAddresses, inEdition, splitEditionPath } from './address.ts';
export {
  type ClosedFacts,
  type Closing,
  closingOf,
  type ClosingState,
  type ClosingStep,
  closingSteps,
} from './closing-steps.ts';
export { openOfClosing } from './closing.ts';
export { dayInYears, type EditionForm, checkEdition, longestEditionName } from './next-year.ts';
export { type Phase, type PhaseFacts, phaseOf, phaseProgress, phases } from './phase.ts';
export {
  type Preparation,
  preparationOf,
  type PreparationState,
  type PreparationStep,
  preparationSteps,
  type PreparedFacts,
} from './preparation.ts';
