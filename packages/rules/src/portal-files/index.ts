export type { PortalError, PortalErrorCode, PortalFile } from './json-reader.ts';
export { portalFolder, type PortalFolder, type PortalReading } from './portal-folder.ts';
