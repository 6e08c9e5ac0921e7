import { operations } from '@sevenmetre/contract';
import type { Link } from '@sevenmetre/contract/schemas/common';
import type { ClubRegistration } from '@sevenmetre/contract/schemas/club-registration';
import { type Action, type Actor, linksFor } from '@sevenmetre/rules/permissions';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import type { Db, Tx } from '../../platform/database/index.ts';
import { utcText } from '../competition/index.ts';
import { toUploadedFile } from '../files/index.ts';
import * as clubFileRepository from './club-file.repository.ts';
import type { ClubRow } from './club.repository.ts';
import { toForm } from './form-rows.ts';
import { readStored } from './read-stored.ts';

/** A registration as its club and organisers see it. */
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

/** What an actor may do with a registration now. */
export function linksOf(actor: Actor, clubId: number, windows: RegistrationWindows, now: Date): Link[] {
  return linksFor(actor, { club: { id: clubId }, windows }, now).flatMap((action) => linkOf(action, clubId));
}

/** An action that no operation carries out has no link. */
function linkOf(action: Action, clubId: number): Link[] {
  const operation = Object.entries(operations).find(([name]) => name === action)?.[1];
  if (!operation) return [];
  const href = operation.path.replace('{id}', String(clubId));
  return [{ routeName: action, operationId: action, method: operation.method, href }];
}
