export { openDataHandlers } from './open-data.routes.ts';
