export { clubFileReader } from './club-file-reader.ts';
export { registrationHandlers, registrationLimits } from './registrations.routes.ts';
export {
  type EnteredEdition,
  type EnteredItem,
  type EnteredOrder,
  type EnteredRegistration,
  enterRegistrations,
} from './enter-registrations.use-case.ts';
