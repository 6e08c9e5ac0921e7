import { stageStart } from '@sevenmetre/rules/match';
import { hash } from 'node:crypto';
import type { Tx } from '../../../platform/database/index.ts';
import { readEvent } from '../check/check-events.ts';
import { ContentHash } from '../read/content-hash.ts';
import {
  analyzeEvents,
  beginNaming,
  nameEvents,
  deleteUnnamedEvents,
  upsertEvents,
  type FolderEvent,
} from '../../match-events/index.ts';
import { FolderErrors } from '../folder-error.ts';
import { hashEvent, hashTournament } from '../read/hash-tournament.ts';
import { readTable } from '../read/read-table.ts';
import type { TableState } from '../read/read-table.ts';
import type { Match, TournamentEvent } from '../tournament.ts';
import type { ImportContext } from './import-context.ts';
import { breakLength } from './match-result.ts';

/**
 * Keys of a folder's events from their contents and a count of equal ones, so that an event keeps its key
 * when other lines are added or removed. A file that lists a goal nine times has nine goals.
 */
class EventKeys {
  readonly #counts = new Map<number, number>();

  keyOf(event: TournamentEvent): string {
    const { match, stage, minute, second, type, team, player } = event;
    const digest = hash(
      'sha256',
      JSON.stringify([match, stage, minute, second, type, team, player]),
      'buffer',
    );
    // 48 bits detect repeats; on a collision one event continues the count of the other.
    const brief = digest.readUIntLE(0, 6);
    const count = this.#counts.get(brief) ?? 0;
    this.#counts.set(brief, count + 1);
    return `import-${digest.toString('base64url', 0, 12)}-${count}`;
  }
}

const batchSize = 4000;

export interface StoredEvents {
  /** Number of rows that are new or count again. */
  readonly changed: number;
  readonly struck: number;
  /** false: the file has changed since it was validated. */
  readonly unchangedFile: boolean;
}

/** Reads the events a second time and stores them in batches, except for matches reported here. */
export async function storeEvents(context: ImportContext, tx: Tx): Promise<StoredEvents> {
  const { editionId, isNew, good, reportedHere, clock, progress } = context;
  const matches = new Map(good.tournament.matches.map((match) => [match.number, match]));
  const keys = new EventKeys();
  const content = new ContentHash();
  hashTournament(good.tournament, good.lineups, content);
  if (!isNew) await beginNaming(tx);
  let changed = 0;
  let done = 0;
  for await (const events of batches(good.folder)) {
    for (const event of events) hashEvent(event, content);
    const rows = events.map((event) => toRow(event, matches.get(event.match), keys, context));
    const wanted = rows.filter(({ match }) => !reportedHere.has(match));
    changed += await upsertEvents(editionId, wanted, tx);
    if (!isNew) await nameEvents(wanted, tx);
    done += events.length;
    progress('events', done, good.events);
  }
  const struck = isNew ? 0 : await deleteUnnamedEvents(editionId, clock.now(), tx);
  await analyzeEvents(tx);
  return { changed, struck, unchangedFile: content.digest() === good.contentHash };
}

async function* batches(folder: string): AsyncGenerator<readonly TournamentEvent[]> {
  const state: TableState = { complete: true, rows: 0 };
  let batch: TournamentEvent[] = [];
  for await (const rows of readTable({ folder, errors: new FolderErrors() }, 'events.csv', state)) {
    for (const row of rows) {
      if (batch.push(readEvent(row)) < batchSize) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** A changed file may contain anything; its hash reveals the change. */
function toRow(
  event: TournamentEvent,
  match: Match | undefined,
  keys: EventKeys,
  { fallback, good }: Pick<ImportContext, 'fallback' | 'good'>,
): FolderEvent {
  const halfLength = match?.halfLength ?? 0;
  const elapsed = event.minute * 60 + event.second;
  const clock = stageStart(event.stage, halfLength) + elapsed;
  const pause = event.stage === '1st_half' ? 0 : breakLength;
  return {
    match: event.match,
    clientKey: keys.keyOf(event),
    stage: event.stage,
    type: event.type,
    side: event.team === match?.home ? 'home' : 'away',
    minute: Math.floor(clock / 60),
    second: clock % 60,
    player: event.player === null ? null : (good.persons.get(event.player) ?? event.player),
    at: new Date((match?.startsAt ?? fallback).getTime() + (clock + pause) * 1000),
  };
}
