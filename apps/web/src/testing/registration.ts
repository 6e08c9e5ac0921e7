import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';

const none = { bundlePersons: 0, handballPersons: 0, vipPartyPersons: 0, singleRoomPersons: 0 };
/** Of a registration's team, with nothing ordered. */
export const men: ClubRegistrationAdmin['teams'][number] = {
  id: 1,
  name: null,
  teamNumber: 1,
  categoryCode: 'MB',
  state: 'accepted',
  serviceLevel: null,
  ...none,
  participants: 0,
  package: null,
  beds: 0,
};
export const women: typeof men = { ...men, id: 2, categoryCode: 'WD' };
const unsaid = {
  stateReason: null,
  regionId: null,
  region: null,
  street: null,
  city: null,
  zip: null,
  tin: null,
  vatin: null,
  variableSymbol: null,
  invoiceSubjectName: null,
  invoiceStreet: null,
  invoiceCity: null,
  invoiceZip: null,
  invoiceCountryId: null,
  invoiceCountryCode: null,
  arrivalDate: null,
  departureDate: null,
  tournamentContactFirstName: null,
  tournamentContactLastName: null,
  tournamentContactPhone: null,
  registrationNote: null,
  internalNote: null,
  agreedToTermsAt: null,
};
const leader = { id: 3, name: 'Jana Malá', email: 'jana@example.test', phone: null };
const asked = { at: '2026-04-04T10:00:00Z' };
/** An approved registration with two teams named alike, as an organiser sees it. */
export const aRegistration: ClubRegistrationAdmin = {
  club: {
    ...unsaid,
    id: 1,
    revision: 1,
    registrationState: 'approved',
    name: 'HK Dvorek',
    countryId: 1,
    countryCode: 'CZ',
    locale: 'cs',
    differentInvoiceAddress: false,
    createdAt: asked.at,
    updatedAt: asked.at,
  },
  timeZone: 'Europe/Prague',
  actions: ['process', 'decline'],
  checks: [],
  admins: [leader],
  extraPersons: [],
  files: [],
  categories: [],
  timeline: [],
  teams: [men, women],
  money: { currency: 'CZK', owed: 0, paid: 0, lines: [], payments: [] },
};
