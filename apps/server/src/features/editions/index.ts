export { createIsFrozen } from './is-frozen.ts';
export { editionHandlers } from './edition.routes.ts';
