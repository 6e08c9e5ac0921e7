export { createIsFrozen } from './close-edition.use-case.ts';
export { editionHandlers } from './edition.routes.ts';
