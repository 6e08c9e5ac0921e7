export { enumerationHandlers } from './enumerations.routes.ts';
export { findNextWeight, lockAllById, lockById, updateWeights } from './list.repository.ts';
export { sameValues } from './same-values.ts';
export { findUses, type UsesById } from './uses.repository.ts';
export { storeTrainingTypes } from './store-training-types.use-case.ts';
export { taken, whenFree } from './when-free.ts';
