export {
  refereeRegistrationHandlers,
  refereeRegistrationLimits,
} from './registration/registration.routes.ts';
export { enrolReferees, type Enrolment, type NewReferee } from './enrol-referees.use-case.ts';
export { storeRefereeProjects } from './store-projects.use-case.ts';
export { refereeHandlers } from './referees.routes.ts';
export {
  forgetUser as forgetUserOfReferees,
  replaceHalls,
  updateReferees,
} from './referee-rows.repository.ts';
export { findListedOfficials, listedOfficials, storeListedOfficials } from './registration/list-officials.ts';
