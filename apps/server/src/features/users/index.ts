export { userHandlers } from './user.routes.ts';
