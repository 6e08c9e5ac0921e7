export { groupHandlers } from './group.routes.ts';
