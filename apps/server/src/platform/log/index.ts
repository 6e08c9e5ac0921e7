export { createLog, type Log } from './log.ts';
export { errorFields } from './error-fields.ts';
