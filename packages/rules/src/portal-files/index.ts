export type { PortalError } from './json-reader.ts';
export { portalFolder, type PortalFolder } from './portal-folder.ts';
