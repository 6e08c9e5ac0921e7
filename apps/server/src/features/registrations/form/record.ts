import { recordLinks } from '@sevenmetre/contract/permissions';
import type { Link } from '@sevenmetre/contract/common';
import type { ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { utcText } from '../../competition/index.ts';
import { toUploadedFile } from '../../files/index.ts';
import * as clubFileRepository from './club-file.repository.ts';
import type { ClubRow } from './club.repository.ts';
import { toForm } from './form-rows.ts';
import { readStored } from './read-stored.ts';

/** A registration for its club and organisers. */
export async function recordOf(club: ClubRow, links: Link[], db: Db | Tx): Promise<ClubRegistration> {
  const stored = await readStored(club, db);
  const files = await clubFileRepository.findByClubId(club.id, db);
  return {
    id: club.id,
    revision: club.revision,
    registrationState: club.registrationState,
    stateReason: club.stateReason,
    createdAt: utcText(club.createdAt),
    updatedAt: utcText(club.updatedAt),
    form: toForm(stored),
    teams: stored.teams.map(({ id, teamNumber, state, categoryCode }) => ({
      id,
      teamNumber,
      state,
      teamCategoryCode: categoryCode,
    })),
    files: files.map(toUploadedFile),
    links,
  };
}

/** Possible actions of an actor on a registration. */
export function linksOf(actor: Actor, clubId: number, windows: RegistrationWindows, now: Date): Link[] {
  return recordLinks(actor, { club: { id: clubId }, windows }, clubId, now);
}
