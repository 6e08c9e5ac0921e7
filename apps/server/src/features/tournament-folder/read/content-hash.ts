import { hash } from 'node:crypto';

type Value = string | number | null;

/**
 * A hash of rows that does not depend on their order: the sum of their digests. Folders with the same hash
 * describe the same tournament, regardless of line ends, quotes and order of columns.
 */
export class ContentHash {
  readonly #sum = new Uint32Array(8);
  #rows = 0;

  add(table: string, values: readonly Value[]): void {
    const digest = hash('sha256', JSON.stringify([table, ...values]), 'buffer');
    for (let lane = 0; lane < 8; lane += 1) {
      // A Uint32Array wraps around on overflow.
      this.#sum[lane] = (this.#sum[lane] ?? 0) + digest.readUInt32LE(lane * 4);
    }
    this.#rows += 1;
  }

  /** 64 hexadecimal digits. */
  digest(): string {
    return hash('sha256', `sevenmetre tournament 1 ${this.#rows} ${this.#sum.join(' ')}`);
  }
}
