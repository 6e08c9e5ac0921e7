import { expectNamed, expectSettled } from './expectations.ts';
import type { Screen } from './expectations.ts';
import type { Judge } from './judge.ts';
import { impatient } from './watch-order.ts';

/** Looks at a device after every transaction of its disk: some promises are kept at every moment or not at all. */
export class ScreenWatch {
  /** What was deleted here, settled or not: it must never be seen here again. */
  readonly deleted = new Set<string>();
  readonly refusedRosters = new Set<string>();
  readonly #asked = new Set<string>();
  /** Records that wait at the server for the match to be reopened. */
  readonly #waiting = new Set<string>();
  readonly #screen: Screen;
  readonly #judge: Judge;

  constructor(screen: Screen, judge: Judge) {
    this.#screen = screen;
    this.#judge = judge;
  }

  look(): void {
    const { disk } = this.#screen;
    const records = [...disk.records.values()];
    for (const { key, data, attention } of records)
      if (data.kind === 'roster' && attention !== null) this.refusedRosters.add(key);
    const asked = impatient(records, this.#asked);
    if (asked !== null) this.#judge.fault(`somebody is asked about ${asked}, whose roster is on its way`);
    expectSettled(records, disk.copy, { before: this.#waiting, judge: this.#judge });
    const shown = this.#screen.view();
    expectNamed(shown, disk.copy, this.#judge);
    for (const { key, attention } of shown)
      if (this.deleted.has(key) && attention === null)
        this.#judge.fault(`${key} was deleted here and is on the screen`);
  }
}
