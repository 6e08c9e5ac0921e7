import { isShown, shownKeys } from '@sevenmetre/rules/configuration';
import { hallScreensKey, readScreens, type Screens } from '@sevenmetre/rules/screens';
import type { LiveVersion, Snapshot } from '@sevenmetre/rules/snapshot';
import type { Database, Tx } from '../../platform/database/index.ts';
import { configurationRepository, findDeadlines, findEditionRules } from '../competition/index.ts';
import { findIdentity } from '../images/index.ts';
import { findWords } from '../translations/index.ts';
import type { LaidWords } from '../translations/index.ts';
import { ensureLiveState, findLiveVersion } from './changes.repository.ts';
import {
  findCurrentEdition,
  findEditionHead,
  findGroupTeams,
  findMatches,
  findStructure,
  findTeams,
} from './snapshot.repository.ts';
import { findLastChampions } from './last-champions.repository.ts';
import { findOpenAnnouncements } from './announcement.repository.ts';
import { findNamePublication } from './match-detail.repository.ts';
import { findPublicChanges } from './public-change.repository.ts';
import { findPublicPlaces } from './place.repository.ts';
import { findPublicReferees } from './referee.repository.ts';
import { findLastTouches } from './touches.repository.ts';
import type { LastTouches } from './touches.repository.ts';

export interface Loaded {
  readonly version: LiveVersion;
  /** null while no edition is current. */
  readonly snapshot: Snapshot | null;
  readonly touches: LastTouches;
  /** Phrases for pages, calendars and share cards, with the organiser's own words. */
  readonly words: LaidWords;
}

/**
 * The current edition and its version. Repeatable read, so that rows are neither partial nor newer than the
 * version.
 */
export async function loadSnapshot(database: Database): Promise<Loaded> {
  const loaded = await database.transaction(read, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (loaded) return loaded;
  await database.transaction(ensureLiveState);
  return loadSnapshot(database);
}

async function read(tx: Tx): Promise<Loaded | null> {
  const version = await findLiveVersion(tx);
  if (!version) return null;
  const touches = await findLastTouches(version.v, tx);
  const words = await findWords(tx);
  const edition = await findCurrentEdition(tx);
  const snapshot =
    edition && withBefore(await readEdition(edition, version, tx), await findBefore(edition, tx));
  return { version, snapshot, touches, words };
}

/** Data of the current edition that are shown before its first day. */
async function findBefore(edition: Head, tx: Tx) {
  return {
    deadlines: await findDeadlines(edition.id, tx),
    lastChampions: await findLastChampions(edition, tx),
  };
}

function withBefore(snapshot: Snapshot, before: Awaited<ReturnType<typeof findBefore>>): Snapshot {
  return { ...snapshot, edition: { ...snapshot.edition, ...before } };
}

/** Public data of any edition, from one snapshot of the database; null: no such edition. */
export function loadEditionSnapshot(database: Database, editionId: number): Promise<Loaded | null> {
  return database.transaction(
    async (tx) => {
      const version = await findLiveVersion(tx);
      const edition = await findEditionHead(editionId, tx);
      if (!version || !edition) return null;
      const snapshot = await readEdition(edition, version, tx);
      return { version, snapshot, touches: await findLastTouches(version.v, tx), words: await findWords(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Head = NonNullable<Awaited<ReturnType<typeof findCurrentEdition>>>;

async function readEdition(edition: Head, version: LiveVersion, tx: Tx): Promise<Snapshot> {
  return {
    version,
    edition: {
      ...edition,
      ...(await findEditionRules(edition.id, tx)),
      namesPlayers: (await findNamePublication(edition.id, tx)) !== 'number',
      identity: (await findIdentity(edition.id, tx)) ?? undefined,
      screens: await findScreens(edition.id, tx),
    },
    ...(await findStructure(edition.id, tx)),
    groupTeams: await findGroupTeams(edition.id, tx),
    teams: await findTeams(edition.id, tx),
    matches: await findMatches(edition, tx),
    places: await findPublicPlaces(edition.id, tx),
    referees: await findPublicReferees(edition.id, await showsRefereesInHalls(edition.id, tx), tx),
    announcements: await findOpenAnnouncements(edition.id, tx),
    ...(await findPublicChanges(edition, tx)),
  };
}

async function showsRefereesInHalls(editionId: number, tx: Tx): Promise<{ showsHalls: boolean }> {
  const key = shownKeys.refereesInHalls;
  const values = await configurationRepository.findAllByEditionId(editionId, [key], tx);
  return { showsHalls: isShown(values, key) };
}

/** Playlists of screens; an invalid text counts as none. */
async function findScreens(editionId: number, tx: Tx): Promise<Screens | undefined> {
  const values = await configurationRepository.findAllByEditionId(editionId, [hallScreensKey], tx);
  return readScreens(values.get(hallScreensKey) ?? '') ?? undefined;
}
