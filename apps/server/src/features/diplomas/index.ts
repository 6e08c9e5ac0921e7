export { diplomaHandlers } from './diplomas.routes.ts';
