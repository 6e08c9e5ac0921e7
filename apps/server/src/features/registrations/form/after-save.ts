import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { rebuildInvoiceLines } from '../../invoices/index.ts';
import { appendChange } from '../../live/index.ts';
import { findClubReaders, queueMails } from '../../mail/index.ts';
import type { Letter } from '../../mail/index.ts';
import * as clubRepository from './club.repository.ts';
import { changedFields, type StoredRegistration, toForm } from './form-rows.ts';
import { readStored } from './read-stored.ts';

export interface Saved {
  readonly clubId: number;
  readonly actor: Actor;
  readonly now: Date;
  readonly action: 'club.registered' | 'club.updated' | 'club.place';
  /** null: there was none. */
  readonly before: StoredRegistration | null;
}

/**
 * Follow-up of every save, in its transaction: audit entry, the club's lines, its mail, and the live change
 * last.
 */
export async function followSave({ clubId, actor, now, action, before }: Saved, tx: Tx): Promise<void> {
  const club = await clubRepository.findById(clubId, tx);
  if (!club) throw new Error('The saved club is gone');
  const after = await readStored(club, tx);
  await recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action,
    subjectType: 'club',
    subjectId: clubId,
    before: before && auditOf(before),
    after: {
      ...auditOf(after),
      ...(before ? { changed: changedFields(toForm(before), toForm(after)) } : {}),
    },
  });
  await rebuildInvoiceLines(tx, clubId, now);
  if (action !== 'club.place')
    await notify(after, action === 'club.registered' ? 'submitted' : 'updated', now, tx);
  // Public pages list the teams of accepted clubs.
  if (club.registrationState === 'approved' || club.registrationState === 'processed') {
    await appendChange(tx, { structure: true });
  }
}

/** Numbers and ids only: the log keeps no names and addresses. */
function auditOf({ club, teams, groups, fileIds }: StoredRegistration): Record<string, unknown> {
  const { revision, countryId, regionId, arrivalDate, departureDate } = club;
  return {
    revision,
    countryId,
    regionId,
    arrivalDate,
    departureDate,
    teams: teams.map((team) => ({
      id: team.id,
      categoryId: team.categoryId,
      teamNumber: team.teamNumber,
      state: team.state,
      ...personsOf(team),
    })),
    extraPersons: groups.map((group) => ({ id: group.id, ...personsOf(group) })),
    fileIds,
  };
}

function personsOf(order: StoredRegistration['groups'][number] | StoredRegistration['teams'][number]) {
  const { bundlePricelistItemId, bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons } = order;
  return { bundlePricelistItemId, bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons };
}

async function notify(
  { club, teams }: StoredRegistration,
  what: 'submitted' | 'updated',
  now: Date,
  tx: Tx,
): Promise<void> {
  const standing = teams.filter(({ state }) => state !== 'withdrawn');
  const registration = {
    clubId: club.id,
    clubName: club.name,
    teams: standing.length,
    waitingTeams: standing.filter(({ state }) => state === 'waiting').length,
  };
  const readers = await findClubReaders([club.id], tx);
  const mails = readers.map(({ email, firstName }) => ({
    to: email,
    locale: club.locale,
    letter: registrationLetter(registration, what, firstName),
    now,
  }));
  await queueMails(tx, mails);
}

/** Data of a mail about a club's registration. */
interface Submitted {
  readonly clubId: number;
  readonly clubName: string;
  readonly teams: number;
  readonly waitingTeams: number;
}

/** To an admin of the club after its registration was sent or changed. */
function registrationLetter(
  { clubId, clubName, teams, waitingTeams }: Submitted,
  what: 'submitted' | 'updated',
  name: string,
): Letter {
  return (t) => ({
    subject: t(`mail.registration.${what}.subject`),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t(`mail.registration.${what}.text`, { club: clubName }),
      t('mail.registration.teams', { count: teams }),
      ...(waitingTeams > 0 ? [t('mail.clubState.waiting', { count: waitingTeams })] : []),
    ],
    action: { label: t('mail.clubState.open'), path: `/club/${clubId}` },
  });
}
