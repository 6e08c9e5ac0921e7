export { bankHandlers } from './bank.routes.ts';
