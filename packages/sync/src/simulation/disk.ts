import type { DeviceState, OutboxRecord, ServerCopy } from '../outbox/record.ts';
import type { Asked, Change, Durability } from '../outbox/ports.ts';
import type { Found } from '../outbox/record.ts';

/** The disk of a simulated device: behaves as a browser's database, also in a power cut. */
export class Disk {
  readonly records = new Map<string, OutboxRecord>();
  state: DeviceState | null = null;
  copy: ServerCopy | null = null;
  /** How often something was stored or discarded: a reader that knows the number has seen everything. */
  writes = 0;
  /** How to undo what a power cut would lose, newest last. */
  #undo: (() => void)[] = [];

  /** One transaction of a page. */
  transact<T>(
    asked: Asked,
    durability: Durability,
    change: (found: Found) => Change<T>,
    done: (result: T) => void,
  ): void {
    const result = this.commit(asked, durability, change);
    done(result);
  }

  /** One transaction, carried out at once. A strict one also makes everything before it durable. */
  commit<T>(asked: Asked, durability: Durability, change: (found: Found) => Change<T>): T {
    const changed = change({ state: this.state, records: this.find(asked), copy: this.#copyFor(asked) });
    this.#remember(changed);
    if (changed.state !== undefined) this.state = changed.state;
    if (changed.clearsCopies) this.copy = null;
    if (changed.copy !== undefined) this.copy = changed.copy;
    for (const id of changed.remove ?? []) this.records.delete(id);
    for (const record of changed.put ?? []) this.records.set(record.id, record);
    if (durability === 'strict') this.flush();
    return changed.result;
  }

  find(asked: Asked): OutboxRecord[] {
    if (asked.kind === 'ids') return asked.ids.flatMap((id) => this.records.get(id) ?? []);
    const all = [...this.records.values()];
    if (asked.kind === 'match') return all.filter(({ matchId }) => matchId === asked.matchId);
    return all.filter(({ synced }) => synced === 0).sort((a, b) => a.modifiedAt - b.modifiedAt);
  }

  /** The list of a match is stored under its id: a transaction that does not name it gets none. */
  #copyFor(asked: Asked): ServerCopy | null {
    return asked.kind === 'unsynced' || asked.matchId === undefined ? null : this.copy;
  }

  /** Takes over the content of a disk that is stored elsewhere. */
  protected take({ state, records, copy }: Found): void {
    this.writes += 1;
    this.state = state;
    this.copy = copy;
    this.records.clear();
    for (const record of records) this.records.set(record.id, record);
  }

  /** Everything that is stored. */
  all(): Found {
    return { state: this.state, records: [...this.records.values()], copy: this.copy };
  }

  flush(): void {
    this.#undo = [];
  }

  /** Discards what was not durable. */
  powerCut(): void {
    this.writes += 1;
    for (const undo of this.#undo.toReversed()) undo();
    this.#undo = [];
  }

  #remember(changed: Change<unknown>): void {
    const { state, copy } = this;
    const ids = [...(changed.remove ?? []), ...(changed.put ?? []).map(({ id }) => id)];
    if (ids.length === 0 && !changed.state && !changed.copy && !changed.clearsCopies) return;
    this.writes += 1;
    const rows = ids.map((id) => [id, this.records.get(id)] as const);
    this.#undo.push(() => {
      this.state = state;
      this.copy = copy;
      for (const [id, row] of rows) {
        if (row === undefined) this.records.delete(id);
        else this.records.set(id, row);
      }
    });
  }
}
