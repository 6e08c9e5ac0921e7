import {
  mayChangeTeams,
  mayCreateClub,
  mayCreateReferee,
  mayUpdateClub,
  mayUpdateReferee,
} from '../registration/index.ts';
import { changeRoles, lockUser, manageUser } from './account-rules.ts';
import { isAccountAction, mayByRoles } from './account-actions.ts';
import type { Action, SubjectAction } from './action.ts';
import { type Actor, holdsAny } from './actor.ts';
import { inspect, readReport, reopen, report, readHistory } from './match-rules.ts';
import { changeParticipant, fillClubRoster, removeParticipant } from './roster-rules.ts';
import type { Subject } from './subject.ts';

type Team = Pick<Subject, 'team'>;

export type Permission =
  | 'granted'
  | 'not-signed-in'
  /** Not permitted, regardless of time and state. */
  | 'forbidden'
  /** A reporter in a hall or on a day that is not assigned. */
  | 'not-assigned'
  /**
   * Permitted, but the record is locked: an approved match, one that is not approved for reopening, a roster
   * of a declined club.
   */
  | 'locked'
  /** Permitted, but the registration period is over or has not begun. */
  | 'window-closed';

/** Whether the actor may do this to the record now. Everything that is not granted is denied. */
export function can(actor: Actor | null, action: Action, subject: Subject, now: Date): boolean {
  return permission(actor, action, subject, now) === 'granted';
}

/** The same with the reason, for explanations on pages and statuses of the server. */
export function permission(actor: Actor | null, action: Action, subject: Subject, now: Date): Permission {
  if (actor === null) return 'not-signed-in';
  return isAccountAction(action) ? grantIf(mayByRoles(actor, action)) : rules[action](actor, subject, now);
}

type Rule = (actor: Actor, subject: Subject, now: Date) => Permission;

const seeClub: Rule = (actor, { club }) => {
  if (!club) return 'forbidden';
  const leads = club.teamIds?.some((id) => actor.leadingTeamIds.includes(id)) ?? false;
  return grantIf(organises(actor) || administrates(actor, club.id) || leads);
};

/** Users of a club: only for its own admins. */
const manageClubUsers: Rule = (actor, { club }) =>
  grantIf(club !== undefined && administrates(actor, club.id));

/** Money of a club: for its admins and organisers, not for leaders. */
const seeMoney: Rule = (actor, { club }) =>
  grantIf(club !== undefined && (organises(actor) || administrates(actor, club.id)));

const createClub: Rule = (actor, { windows }, now) => {
  if (!isUser(actor) || !windows) return 'forbidden';
  return openIf(mayCreateClub(actor.roles, windows, now));
};

const updateClub: Rule = (actor, { club, windows }, now) => {
  if (!club || !windows || !(organises(actor) || administrates(actor, club.id))) return 'forbidden';
  return openIf(mayUpdateClub(actor.roles, windows, now));
};

/** The whole form with invoices and contacts: for those who may change it, at any time. */
const seeRegistration: Rule = (actor, { club }) =>
  grantIf(club !== undefined && (organises(actor) || administrates(actor, club.id)));

const changeTeams: Rule = (actor, { club, windows }, now) => {
  if (!club || !windows || !(organises(actor) || administrates(actor, club.id))) return 'forbidden';
  return openIf(mayChangeTeams(actor.roles, windows, now));
};

const createReferee: Rule = (actor, { windows }, now) => {
  if (!isUser(actor) || !windows) return 'forbidden';
  return openIf(mayCreateReferee(actor.roles, windows, now));
};

/** Address, contacts, accommodation and notes: for the referee and organisers, at any time. */
const seeReferee: Rule = (actor, { referee }) =>
  grantIf(referee !== undefined && (organises(actor) || referee.userId === actor.userId));

const updateReferee: Rule = (actor, { referee, windows }, now) => {
  if (!referee || !windows || !(organises(actor) || referee.userId === actor.userId)) return 'forbidden';
  return openIf(mayUpdateReferee(actor.roles, windows, now));
};

/** A reader of such a link could take over the account. */
const readMail: Rule = (actor, { mail }) => {
  if (!mail) return 'forbidden';
  return grantIf(mail.secret ? holdsAny(actor, 'ROLE_SUPER_ADMIN') : organises(actor));
};
/** Against the events, approved or not: for organisers. */
const correct: Rule = (actor, { match }) => grantIf(match !== undefined && organises(actor));

const rules: Readonly<Record<SubjectAction, Rule>> = {
  matchStage: report,
  matchEventCreate: report,
  matchEventUpdate: report,
  matchEventDelete: report,
  matchReopen: reopen,
  matchClock: report,
  reporterRosterSave: report,
  matchWalkover: report,
  matchBeingChecked: report,
  matchEventsErase: report,
  matchEventsRestore: report,
  matchImpact: inspect,
  matchHistory: readHistory,
  matchOfficialScore: correct,
  matchRuling: correct,
  matchReport: readReport,
  teamPlan: seeTeam,
  matchRoster: seeTeam,
  matchRosterSave: fillRoster,
  clubDetail: seeClub,
  clubUsers: manageClubUsers,
  clubUserUpdate: manageClubUsers,
  clubUserDelete: manageClubUsers,
  clubUserCheck: manageClubUsers,
  clubInvitationCreate: manageClubUsers,
  clubInvitationDelete: manageClubUsers,
  clubRoster: seeClub,
  rosterExport: seeClub,
  rosterImportPreview: fillClubRoster,
  rosterImport: fillClubRoster,
  participantCreate: fillClubRoster,
  participantUpdate: changeParticipant,
  participantDelete: removeParticipant,
  clubFinance: seeMoney,
  clubEarlierPapers: seeMoney,
  invoicePdf: seeMoney,
  clubRegistrationCreate: createClub,
  clubRegistration: seeRegistration,
  clubRegistrationUpdate: updateClub,
  clubRegistrationPlace: seeRegistration,
  teamCreate: changeTeams,
  teamUpdate: changeTeams,
  teamDelete: changeTeams,
  refereeRegistrationCreate: createReferee,
  refereePrivate: seeReferee,
  refereeRegistrationUpdate: updateReferee,
  userRolesSave: changeRoles,
  userLock: lockUser,
  userSessionsEnd: manageUser,
  userPasswordReset: manageUser,
  mail: readMail,
};

function grantIf(granted: boolean): Permission {
  return granted ? 'granted' : 'forbidden';
}

function openIf(open: boolean): Permission {
  return open ? 'granted' : 'window-closed';
}

function organises(actor: Actor): boolean {
  return holdsAny(actor, 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN');
}

function administrates(actor: Actor, clubId: number): boolean {
  return actor.administratedClubIds.includes(clubId);
}

/** Every role includes that of a user; an account without roles has no permissions. */
function isUser(actor: Actor): boolean {
  return actor.roles.length > 0;
}

/** For admins of the club, leaders of the team, and organisers. */
function seeTeam(actor: Actor, { team }: Team): Permission {
  if (!team) return 'forbidden';
  const own = actor.leadingTeamIds.includes(team.id) || actor.administratedClubIds.includes(team.clubId);
  return own || holdsAny(actor, 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN') ? 'granted' : 'forbidden';
}

/** The same users, until the roster is confirmed or the match begins; then only hall staff. */
function fillRoster(actor: Actor, subject: Team): Permission {
  const allowed = seeTeam(actor, subject);
  return allowed === 'granted' && subject.team?.rosterLocked !== false ? 'locked' : allowed;
}
