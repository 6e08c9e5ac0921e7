export { checkInHandlers } from './check-in.routes.ts';
