import type { Action } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { permission } from '../../platform/permission/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import * as clubRepository from './club.repository.ts';
import type { ClubRow } from './club.repository.ts';
import * as clubUserRepository from './club-user.repository.ts';
import type { ClubUserRow } from './club-user.repository.ts';

type ClubTeam = Awaited<ReturnType<typeof clubRepository.findTeams>>[number];

/** A club with its teams and users, for an actor who may manage them. */
export interface ManagedClub {
  readonly club: ClubRow;
  readonly teams: readonly ClubTeam[];
  readonly users: readonly ClubUserRow[];
}

interface Asked {
  readonly clubId: number;
  readonly actor: Actor;
  readonly action: Action;
  readonly now: Date;
}

/**
 * null: no such club in the current edition, or the actor may not manage its users; callers cannot tell
 * which.
 */
export async function findManaged(asked: Asked, db: Db | Tx): Promise<ManagedClub | null> {
  const { clubId, actor, action, now } = asked;
  if (permission(actor, action, { club: { id: clubId } }, now) !== 'granted') return null;
  const club = await clubRepository.findById(clubId, db);
  if (!club) return null;
  return {
    club,
    teams: await clubRepository.findTeams(clubId, db),
    users: await clubUserRepository.findAllByClubId(clubId, db),
  };
}

/** The same with the club locked, so that concurrent changes follow each other. */
export async function lockManaged(asked: Asked, tx: Tx): Promise<ManagedClub | null> {
  if (permission(asked.actor, asked.action, { club: { id: asked.clubId } }, asked.now) !== 'granted')
    return null;
  await clubRepository.lockById(asked.clubId, tx);
  return findManaged(asked, tx);
}
