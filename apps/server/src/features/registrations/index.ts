export { findOpenChoices } from './form/choices.ts';
export { clubFileReader } from './form/save-files.ts';
export { registrationHandlers, registrationLimits } from './form/registrations.routes.ts';
export {
  type EnteredEdition,
  type EnteredOrder,
  type EnteredRegistration,
  enterRegistrations,
} from './form/enter-registrations.use-case.ts';
export { registrationReviewHandlers } from './review/handlers.ts';
