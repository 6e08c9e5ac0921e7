import { recordLinks } from '@sevenmetre/contract/permissions';
import { type documentKinds, type OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { configurationValue, linkOf } from '@sevenmetre/rules/configuration';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  mayCreateClub,
  mayCreateReferee,
  mayUpdateClub,
  mayUpdateReferee,
  type RegistrationWindows,
  type TimeWindow,
} from '@sevenmetre/rules/registration';
import type { Db, Tx } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { configurationRepository, findRegistrationWindows, utcText } from '../competition/index.ts';
import { findTakenBack } from '../invoices/index.ts';
import { ownInvitations } from './answer-invitation.use-case.ts';
import * as clubRepository from './club.repository.ts';
import * as dashboardRepository from './dashboard.repository.ts';
import * as detailRepository from './detail.repository.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

const documents = {
  bulletin: 'bulletin-link',
  'terms-general': 'terms-general',
  'terms-club': 'terms-club',
  'terms-referee': 'terms-referee',
} as const satisfies Record<(typeof documentKinds)[number], string>;
const firstGame = 'first-game-date';

interface Reader {
  readonly actor: Actor;
  readonly now: Date;
  readonly windows: RegistrationWindows;
  readonly editionId: number;
}

/** The dashboard of a signed-in user, once there is an edition. */
export function readDashboard(
  { database, clock }: RandomContext,
  actor: Actor,
): Promise<Outcome<OwnDashboard>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const edition = await dashboardRepository.findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const { id: editionId, name, timeZone, startDate, endDate } = edition;
      const windows = await findRegistrationWindows(editionId, tx);
      const reader = { actor, now, windows, editionId };
      return done({
        edition: { name, timeZone, startDate, endDate },
        windows: windowsOf(reader),
        ...(await configuredOf(editionId, tx)),
        clubs: await clubsOf(reader, tx),
        referees: await refereesOf(reader, tx),
        invitations: await ownInvitations(actor.userId, now, tx),
        reporting: isReporter(actor)
          ? await dashboardRepository.findHallsOfReporter(actor.userId, editionId, tx)
          : null,
        links: recordLinks(actor, { windows }, null, now),
      });
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
}

function windowsOf({ actor: { roles }, now, windows }: Reader): OwnDashboard['windows'] {
  const text = (moment: Date | null) => moment && utcText(moment);
  const window = ({ from, till }: TimeWindow, open: boolean) => ({
    from: text(from),
    till: text(till),
    open,
  });
  return {
    clubCreate: window(windows.clubCreate, mayCreateClub(roles, windows, now)),
    clubUpdate: window(windows.clubUpdate, mayUpdateClub(roles, windows, now)),
    clubTeamCreateTill: text(windows.clubTeamCreateTill),
    refereeCreate: window(windows.refereeCreate, mayCreateReferee(roles, windows, now)),
    refereeUpdate: window(windows.refereeUpdate, mayUpdateReferee(roles, windows, now)),
  };
}

/**
 * Documents from the organiser's settings, and when the first match begins. Only web addresses are returned.
 */
async function configuredOf(editionId: number, db: Db | Tx) {
  const keys = [...Object.values(documents), firstGame];
  const texts = await configurationRepository.findAllByEditionId(editionId, keys, db);
  const kinds = Object.keys(documents) as (keyof typeof documents)[];
  const moment = configurationValue({ dataType: 'datetime', value: texts.get(firstGame) ?? null });
  return {
    documents: kinds.flatMap((kind) => {
      const url = linkOf(texts.get(documents[kind]));
      return url === null ? [] : [{ kind, url }];
    }),
    firstGameAt: moment.ok && moment.value instanceof Date ? utcText(moment.value) : null,
  };
}

async function clubsOf(reader: Reader, tx: Tx): Promise<OwnDashboard['clubs']> {
  const { actor, now, windows } = reader;
  const { administratedClubIds: clubIds, leadingTeamIds: teamIds } = actor;
  const rows = await clubRepository.findAllOfUser({ clubIds, teamIds }, tx);
  const counts = await dashboardRepository.countOfClubs(clubIds, tx);
  const people = await detailRepository.countPeopleOfClubs(clubIds, tx);
  const takenBack = await findTakenBack(clubIds, tx);
  const nothing = { teamIds: [], persons: 0 };
  return Promise.all(
    rows.map(async ({ id, name, createdAt, registrationState, stateReason }) => {
      const isAdmin = clubIds.includes(id);
      const {
        teamIds: own,
        persons,
        participants,
      } = isAdmin
        ? { ...(counts.get(id) ?? nothing), participants: people.get(id) ?? 0 }
        : await countsOfLeader(id, teamIds, tx);
      return {
        id,
        name,
        createdAt: utcText(createdAt),
        registrationState: isAdmin ? registrationState : null,
        stateReason: isAdmin ? stateReason : null,
        teams: own.length,
        teamIds: [...own],
        persons,
        participants,
        takenBack: takenBack.get(id) ?? [],
        isAdmin,
        links: recordLinks(actor, { club: { id, teamIds }, windows }, id, now),
      };
    }),
  );
}

async function countsOfLeader(clubId: number, teamIds: readonly number[], db: Db | Tx) {
  const own = (await detailRepository.findTeams(clubId, db)).filter(
    ({ id, state }) => teamIds.includes(id) && state !== 'withdrawn',
  );
  const ownIds = own.map(({ id }) => id);
  return {
    teamIds: ownIds,
    persons: own.reduce((sum, { bundlePersons }) => sum + bundlePersons, 0),
    participants: await detailRepository.countPeopleOfTeams(ownIds, db),
  };
}

async function refereesOf(reader: Reader, db: Db | Tx): Promise<OwnDashboard['referees']> {
  const { actor, now, windows, editionId } = reader;
  const rows = await dashboardRepository.findReferees(actor.userId, editionId, db);
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: utcText(createdAt),
    links: recordLinks(actor, { referee: { userId: actor.userId }, windows }, row.id, now),
  }));
}

function isReporter({ roles }: Actor): boolean {
  return roles.includes('ROLE_COMPETITION_REPORTER') || roles.includes('ROLE_COMPETITION_SUPER_REPORTER');
}
