export { enumerationHandlers } from './enumerations.routes.ts';
export { findNextWeight, lockAllById, lockById, updateWeights } from './list.repository.ts';
export { sameValues } from './save-entry.use-case.ts';
export { findUses, type UsesById } from './uses.repository.ts';
export { storeTrainingTypes } from './keep-list.use-case.ts';
export { taken, whenFree } from './when-free.ts';
export {
  type CategoryRow,
  type FolderCategory,
  insertCategories,
  updateCapacity,
  updateTieBreakers,
  upsertCategories,
} from './category-rows.repository.ts';
export { copyLevels, insertLevels, type NewLevel } from './level-rows.repository.ts';
export {
  copySuppliers,
  insertSuppliers,
  type NewSupplier,
  takeDocumentNumber,
  takeReceiptNumber,
} from './supplier-rows.repository.ts';
export { insertMissingTshirtSizes } from './size.repository.ts';
export { insertProjects } from './project.repository.ts';
