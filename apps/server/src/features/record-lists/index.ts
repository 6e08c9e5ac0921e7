export { recordListHandlers, recordListLimits } from './record-list.routes.ts';
