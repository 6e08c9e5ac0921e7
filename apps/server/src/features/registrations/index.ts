export { clubFileReader } from './club-file-reader.ts';
export { registrationHandlers } from './registrations.routes.ts';
