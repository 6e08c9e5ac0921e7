import {
  mayChangeTeams,
  mayCreateClub,
  mayCreateReferee,
  mayUpdateClub,
  mayUpdateReferee,
} from '../registration/index.ts';
import { changeRoles, lockUser, manageUser } from './account-rules.ts';
import { type Actor, holdsAny } from './actor.ts';
import {
  inspectMatch,
  readMatchReport,
  recordMatch,
  reopenMatch,
  scoutMatch,
  seeMatchHistory,
} from './match-rules.ts';
import { grantIf, openIf, type Permission, type Rule } from './permission.ts';
import { changeParticipant, fillClubRoster, removeParticipant } from './roster-rules.ts';
import type { Subject, SubjectKind } from './subject.ts';

type Team = Pick<Subject, 'team'>;

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

const registerClub: Rule = (actor, { windows }, now) => {
  if (!isUser(actor) || !windows) return 'forbidden';
  return openIf(mayCreateClub(actor.roles, windows, now));
};

const changeRegistration: Rule = (actor, { club, windows }, now) => {
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

const registerReferee: Rule = (actor, { windows }, now) => {
  if (!isUser(actor) || !windows) return 'forbidden';
  return openIf(mayCreateReferee(actor.roles, windows, now));
};

/** Address, contacts, accommodation and notes: for the referee and organisers, at any time. */
const seeReferee: Rule = (actor, { referee }) =>
  grantIf(referee !== undefined && (organises(actor) || referee.userId === actor.userId));

const changeReferee: Rule = (actor, { referee, windows }, now) => {
  if (!referee || !windows || !(organises(actor) || referee.userId === actor.userId)) return 'forbidden';
  return openIf(mayUpdateReferee(actor.roles, windows, now));
};

/** A reader of such a link could take over the account. */
const readMail: Rule = (actor, { mail }) => {
  if (!mail) return 'forbidden';
  return grantIf(mail.secret ? holdsAny(actor, 'ROLE_SUPER_ADMIN') : organises(actor));
};

/** Against the events, approved or not: for organisers. */
const overruleMatch: Rule = (actor, { match }) => grantIf(match !== undefined && organises(actor));

/** All rules about records, by the kind of record that they are about. */
export const rules = {
  match: {
    recordMatch,
    inspectMatch,
    scoutMatch,
    reopenMatch,
    seeMatchHistory,
    overruleMatch,
    readMatchReport,
  },
  team: { seeTeam, fillMatchRoster },
  club: {
    seeClub,
    manageClubUsers,
    fillClubRoster,
    seeMoney,
    seeRegistration,
    changeRegistration,
    changeTeams,
  },
  participant: { changeParticipant, removeParticipant },
  referee: { seeReferee, changeReferee },
  account: { registerClub, registerReferee },
  mail: { readMail },
  user: { changeRoles, lockUser, manageUser },
} as const satisfies Record<SubjectKind, Readonly<Record<string, Rule>>>;

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
function fillMatchRoster(actor: Actor, subject: Team): Permission {
  const allowed = seeTeam(actor, subject);
  return allowed === 'granted' && subject.team?.rosterLocked !== false ? 'locked' : allowed;
}
