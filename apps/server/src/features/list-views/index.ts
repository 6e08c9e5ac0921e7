export { listViewHandlers } from './list-view.routes.ts';
