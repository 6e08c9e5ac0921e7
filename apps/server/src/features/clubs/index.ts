export { clubLimits, clubZoneHandlers } from './clubs.routes.ts';
