import { provisionalId } from '../outbox/roster.ts';
import type { RosterAsked, RosterEntryAsked, RosterSideAsked } from '../outbox/roster.ts';
import type { OutboxRecord } from '../outbox/record.ts';
import type { Disk } from './disk.ts';
import type { Roster } from './messages.ts';
import type { Random } from './random.ts';

interface Made {
  readonly asked: RosterAsked;
  /** What the page showed before the change. */
  readonly seen: readonly RosterEntryAsked[];
}

/** The roster page on a device: the server's roster, replaced by what was saved on this device. */
export class RosterPage {
  readonly #disk: Disk;
  readonly #random: Random;
  readonly #squad: readonly number[];
  #received: Roster = { revision: 0, entries: [] };

  /** @param squad ids of the team's people that the server knows */
  constructor(disk: Disk, random: Random, squad: readonly number[] = defaultSquad) {
    this.#disk = disk;
    this.#random = random;
    this.#squad = squad;
  }

  /** A roster of the server arrives; one older than the known one is ignored. */
  receive(roster: Roster | undefined): void {
    if (roster !== undefined && roster.revision >= this.#received.revision) this.#received = roster;
  }

  /** A person is added, or gets another number. People of refused saves are added again. */
  change(): Made {
    const own = this.#own((record) => record.attention === null).at(-1);
    const seen = sideOf(own)?.entries ?? this.#received.entries;
    const refused = this.#own(({ attention }) => attention !== null).flatMap(
      (record) => sideOf(record)?.entries ?? [],
    );
    const entries = new Map([...refused, ...seen].map((entry) => [entry.participantId, entry]));
    const at = this.#random.between(0, this.#squad.length - 1);
    // No number is given twice: a server that checks rosters would refuse it.
    const jerseyNumber = at + 1 + this.#squad.length * this.#random.between(0, 6);
    const participantId = this.#squad[at] ?? 0;
    entries.set(participantId, { participantId, role: 'player', jerseyNumber });
    // A save after an own save is based on the same roster as that one, not on what the server sent
    // meanwhile.
    const revision = sideOf(own)?.revision ?? this.#received.revision;
    const ordered = [...entries.values()].sort((a, b) => a.participantId - b.participantId);
    const home = { revision, after: own?.key ?? null, entries: ordered };
    return { asked: { home, away: null, referees: null, confirm: false }, seen };
  }

  /** A person whom an event can name only by the local id of this device; null: there is none. */
  newcomer(): number | null {
    const known = new Set(this.#disk.copy?.lineup?.map(([participantId]) => participantId));
    const own = this.#own((record) => record.attention === null).at(-1);
    const asked = sideOf(own)?.entries ?? [];
    const fresh = asked.filter(({ participantId }) => !known.has(participantId));
    const picked = this.#random.pick(fresh);
    return picked === undefined ? null : provisionalId(picked.participantId);
  }

  /** Unsettled saves of this device, the newest last. */
  #own(which: (record: OutboxRecord) => boolean): OutboxRecord[] {
    return [...this.#disk.records.values()]
      .filter((record) => record.data.kind === 'roster' && which(record))
      .toSorted((a, b) => a.modifiedAt - b.modifiedAt);
  }
}

const defaultSquad = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function sideOf(record: OutboxRecord | undefined): RosterSideAsked | null {
  return record?.data.kind === 'roster' ? record.data.asked.home : null;
}
