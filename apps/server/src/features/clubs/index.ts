export { recordLinks } from './record-links.ts';
export { clubLimits, clubZoneHandlers } from './clubs.routes.ts';
