import { isShown, shownKeys } from '@sevenmetre/rules/configuration';
import { publicPlayerName } from '@sevenmetre/rules/names';
import type { NamedTally, Snapshot } from '@sevenmetre/rules/snapshot';
import { tallyMatch } from '@sevenmetre/rules/statistics';
import type { PlayerTally } from '@sevenmetre/rules/statistics';
import type { Database, Db } from '../../../platform/database/index.ts';
import { configurationRepository } from '../../competition/index.ts';
import { findLiveVersion } from '../changes.repository.ts';
import { findNamePublication } from '../match-detail.repository.ts';
import { findNames, findStoredMatches } from './statistics.repository.ts';

export interface LoadedMatches {
  /** The version of the matches; later changes make them outdated. */
  readonly v: number;
  /** Statistics of all persons by match. */
  readonly matches: ReadonlyMap<number, readonly PlayerTally[]>;
}

export type PublicName = Pick<NamedTally, 'name' | 'hidden'>;

export interface LoadedNames {
  readonly names: ReadonlyMap<number, PublicName>;
  readonly namesPenalties: boolean;
}

/** Counts the statistics of some matches, from one snapshot of the database. */
export function loadMatches(
  database: Database,
  snapshot: Snapshot,
  matchIds: readonly number[],
): Promise<LoadedMatches> {
  return database.transaction(
    async (tx) => {
      const version = await findLiveVersion(tx);
      return { v: version?.v ?? 0, matches: await countMatches(snapshot, matchIds, tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Statistics of all persons in some matches, by match id. */
export async function countMatches(
  snapshot: Snapshot,
  matchIds: readonly number[],
  tx: Db,
): Promise<ReadonlyMap<number, readonly PlayerTally[]>> {
  const stored = await findStoredMatches(matchIds, tx);
  return new Map(
    [...stored].map(([id, { isWalkover, roster, events }]) => {
      const counted = events.flatMap(({ rosterId, eventTypeId, stageId }) => {
        const stage = snapshot.stages.get(stageId);
        return stage
          ? {
              competitionEventTypeId: eventTypeId,
              competitionMatchParticipantId: rosterId,
              competitionMatchStageCode: stage.code,
            }
          : [];
      });
      return [id, tallyMatch({ isWalkover, roster, events: counted }, snapshot.eventTypes)];
    }),
  );
}

/** How names are published, and whether penalties are published with names. */
export async function loadNames(
  database: Database,
  snapshot: Snapshot,
  participantIds: readonly number[],
): Promise<LoadedNames> {
  const { id } = snapshot.edition;
  const publication = await findNamePublication(id, database.db);
  const settings = await configurationRepository.findAllByEditionId(
    id,
    [shownKeys.penaltyNames],
    database.db,
  );
  const people = await findNames(participantIds, database.db);
  return {
    names: new Map(
      [...people].map(([person, { hidden, ...name }]) => [
        person,
        { hidden, name: publicPlayerName({ ...name, hidden }, publication) },
      ]),
    ),
    namesPenalties: isShown(settings, shownKeys.penaltyNames),
  };
}
