import { keptDefaultsKey, shownKeys } from '@sevenmetre/rules/configuration';
import { phases } from '@sevenmetre/rules/editions';
import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';
import { configurationOfAppointments } from './configuration-of-appointments.ts';
import { configurationOfRosters } from './configuration-of-rosters.ts';

const reaches = {
  value: '0',
};

/**
 * Suspensions in following matches, docs/rules/match-rosters.md, and players on the court and recorded
 * events, docs/rules/match.md (MA39, MA40, MA110).
 */
const configurationOfMatchRosters: readonly ConfigurationEntryData[] = [
  entry('suspended-matches-after-red-card', 'integer', reaches),
  entry('suspended-matches-after-blue-card', 'integer', reaches),
  entry('players-on-court', 'integer', {
    value: '7',
  }),
  entry('players-on-court-by-category', 'string', {
    value: '',
  }),
  entry('extra-times', 'integer', {
    value: '0',
  }),
  entry('extra-times-by-category', 'string', {
    value: '',
  }),
  entry('reporter-team-timeouts', 'boolean', {
    value: 'true',
  }),
  entry('timeouts-of-match', 'integer', {
    value: '3',
  }),
  entry('timeouts-of-half', 'integer', {
    value: '2',
  }),
  entry('timeout-countdown', 'integer', {
    value: '60',
  }),
  entry('reporter-seven-metre-misses', 'boolean', {
    value: 'true',
  }),
  entry('scouting', 'boolean', {
    value: 'false',
  }),
  entry('reporter-empty-goals', 'boolean', {
    value: 'true',
  }),
  entry('reporter-goalkeeper-changes', 'boolean', {
    value: 'false',
  }),
  entry('roster-suspended-check', 'string', {
    value: 'error',
  }),
  entry(keptDefaultsKey, 'string', { isPublic: false }),
];

/** Delays from which a hall counts as late, docs/rules/schedule.md. */
const configurationOfHalls: readonly ConfigurationEntryData[] = [
  entry('half-time-break', 'integer', {
    value: '180',
  }),
  entry('hall-changeover', 'integer', {
    value: '180',
  }),
  entry('delay-shown-from', 'integer', {
    value: '5',
  }),
  entry('delay-believed-to', 'integer', {
    value: '120',
  }),
  entry('delay-known-for', 'integer', {
    value: '30',
  }),
];

/** Security of organisers' accounts. */
const configurationOfAccounts: readonly ConfigurationEntryData[] = [
  entry('organisers-need-second-step', 'boolean', {
    isPublic: false,
    protected: true,
  }),
];

/** Settings of invoices. */
const configurationOfMoney: readonly ConfigurationEntryData[] = [
  entry('invoice-due-days', 'integer', {
    value: '14',
    isPublic: false,
  }),
  entry('payment-entry-fee-till', 'datetime'),
  entry('payment-rest-till', 'datetime'),
];

const dates = [
  entry('tournament-start-date', 'datetime'),
  entry('tournament-end-date', 'datetime'),
  entry('first-game-date', 'datetime'),
  entry('edition-phase', 'string', { format: phases.join('|'), isPublic: false }),
  entry('club-registration-create-from', 'datetime'),
  entry('club-registration-create-till', 'datetime'),
  entry('club-registration-update-from', 'datetime'),
  entry('club-registration-update-till', 'datetime'),
  entry('club-team-create-till', 'datetime'),
  entry('referee-registration-create-from', 'datetime'),
  entry('referee-registration-create-till', 'datetime'),
  entry('referee-registration-update-from', 'datetime'),
  entry('referee-registration-update-till', 'datetime'),
  entry('draw-date', 'datetime'),
  entry('roster-edit-deadline', 'datetime'),
  entry('accommodation-till-local', 'datetime'),
  entry('accommodation-till-foreign', 'datetime'),
];

const pages = [
  entry(shownKeys.results, 'boolean', { value: 'true' }),
  entry('player-name-publication', 'string', {
    value: 'initial',
    format: 'full|initial|number',
    protected: true,
  }),
  entry(shownKeys.penaltyNames, 'boolean', {
    value: 'true',
    protected: true,
  }),
  entry(shownKeys.refereeAccommodation, 'boolean', { value: 'false' }),
  entry(shownKeys.refereesInHalls, 'boolean', {
    value: 'false',
  }),
  entry(shownKeys.clubAccommodation, 'boolean', { value: 'false' }),
  entry('contact-name', 'string'),
  entry('contact-email', 'string'),
  entry('contact-phone', 'string'),
  entry('bulletin-link', 'string'),
  entry('terms-general', 'string'),
  entry('terms-club', 'string'),
  entry('terms-referee', 'string'),
  entry('translations', 'string', {
    value: '{}',
    // Served to browsers at a separate address, without invalid parts.
    isPublic: false,
    protected: true,
  }),
];

/** What the cup looks like (rules ID); one page sets them together. */
const identity = [
  entry('cup-short-name', 'string'),
  entry('cup-accent', 'string'),
  entry('cup-logo', 'integer'),
  entry('cup-cover', 'integer'),
  entry('cup-partners', 'string'),
  entry('cup-address', 'string'),
  entry('cup-names-product', 'boolean', { value: 'true' }),
  entry('cup-sender', 'string', { isPublic: false }),
];

/** Where visitors find help in the city (rules CI); one page sets the list. */
const city = [entry('help-points', 'string')];

/** Playlists of the screens of halls (rules HS); one page sets them. */
const screens = [entry('hall-screens', 'string')];

const matches = [
  entry('walkover-goals', 'integer', {
    value: '5',
  }),
  entry('walkover-of-withdrawn-teams', 'boolean', {
    value: 'false',
    protected: true,
  }),
  entry('compare-groups-by-sums', 'boolean', {
    value: 'false',
    protected: true,
  }),
  entry('points-win', 'integer', { value: '2', protected: true }),
  entry('points-tie', 'integer', { value: '1', protected: true }),
  entry('points-loss', 'integer', { value: '0', protected: true }),
  entry('half-length', 'integer', {
    value: '900',
  }),
  entry('default-event-type-position', 'integer', {
    value: '0',
  }),
  entry('names-become-numbers-after-days', 'integer', {
    value: '365',
    isPublic: false,
    protected: true,
  }),
];

/**
 * All keys with their default values; organisers can set other values for all editions or for one. The
 * numbers are defaults of a youth tournament, never constants of the code.
 */
export const configurationEntryData: readonly ConfigurationEntryData[] = [
  ...dates,
  ...pages,
  ...identity,
  ...city,
  ...screens,
  ...configurationOfRosters,
  ...matches,
  ...configurationOfAccounts,
  ...configurationOfAppointments,
  ...configurationOfHalls,
  ...configurationOfMoney,
  ...configurationOfMatchRosters,
];
