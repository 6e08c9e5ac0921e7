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
import { fillRoster, seeTeam } from './team-rules.ts';

export type Permission =
  | 'granted'
  | 'not-signed-in'
  /** Not this actor, whatever the time and the record's state. */
  | 'forbidden'
  /** A reporter, but in a hall or on a day that is somebody else's. */
  | 'not-assigned'
  /** This actor, but the record is locked: an approved match, one that is not approved yet for reopening, a declined club's roster. */
  | 'locked'
  /** This actor, but registration is closed. */
  | 'window-closed';

/** May this actor do this to this record now? Everything that is not granted here is denied. */
export function can(actor: Actor | null, action: Action, subject: Subject, now: Date): boolean {
  return permission(actor, action, subject, now) === 'granted';
}

/** The same answer with its reason, for a page that explains and a server that chooses a status. */
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

/** The users of a club are its own matter: a club admin of this club, and nobody else. */
const manageClubUsers: Rule = (actor, { club }) =>
  grantIf(club !== undefined && administrates(actor, club.id));

/** What a club owes and has paid: who administrates it, and organisers; leaders of teams never. */
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

/** The whole form, with invoices and contacts: for those who may change it, at any time. */
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

/** Address, contacts, accommodation and notes: for the referee and for organisers, at any time. */
const seeReferee: Rule = (actor, { referee }) =>
  grantIf(referee !== undefined && (organises(actor) || referee.userId === actor.userId));

const updateReferee: Rule = (actor, { referee, windows }, now) => {
  if (!referee || !windows || !(organises(actor) || referee.userId === actor.userId)) return 'forbidden';
  return openIf(mayUpdateReferee(actor.roles, windows, now));
};

/** Who reads a link that opens an account could become its user. */
const readMail: Rule = (actor, { mail }) => {
  if (!mail) return 'forbidden';
  return grantIf(mail.secret ? holdsAny(actor, 'ROLE_SUPER_ADMIN') : organises(actor));
};
/** Against the events, approved or not: the organiser's own word. */
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

/** Every role includes that of a user; an account whose roles were all taken away may nothing. */
function isUser(actor: Actor): boolean {
  return actor.roles.length > 0;
}
