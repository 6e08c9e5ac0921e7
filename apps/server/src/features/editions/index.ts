export { createIsFrozen, openWorkOf } from './close-edition.use-case.ts';
export { editionHandlers } from './edition.routes.ts';
export { findOrigin } from './origin.ts';
