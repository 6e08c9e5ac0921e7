export { editionHandlers } from './edition.routes.ts';
