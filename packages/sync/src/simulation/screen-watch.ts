import { expectNamed, expectOursOnly, expectSettled } from './expectations.ts';
import type { Screen } from './expectations.ts';
import type { Checker } from './checker.ts';
import { attentionTooEarly } from './watch-order.ts';

/** Checks a device after every transaction that changes its disk: some promises must hold at every moment. */
export class ScreenWatch {
  /** What was deleted here, settled or not: it must never be shown here again. */
  readonly deleted = new Set<string>();
  readonly refusedRosters = new Set<string>();
  readonly #asked = new Set<string>();
  /** Records that wait at the server for the match to be reopened. */
  readonly #waiting = new Set<string>();
  readonly #screen: Screen;
  readonly #checker: Checker;
  #offset = 0;
  /** The disk's writes when it was last looked at. */
  #seen = -1;

  constructor(screen: Screen, checker: Checker) {
    this.#screen = screen;
    this.#checker = checker;
  }

  look(): void {
    const { disk } = this.#screen;
    if (disk.writes === this.#seen) return;
    this.#seen = disk.writes;
    const records = [...disk.records.values()];
    for (const { key, data, attention } of records)
      if (data.kind === 'roster' && attention !== null) this.refusedRosters.add(key);
    const asked = attentionTooEarly(records, this.#asked);
    if (asked !== null)
      this.#checker.violation(`somebody is asked about ${asked}, whose roster is on its way`);
    this.#offset = expectOursOnly(this.#screen, this.#offset, this.#checker);
    expectSettled(records, disk.copy, { before: this.#waiting, checker: this.#checker });
    const shown = this.#screen.view();
    expectNamed(shown, disk.copy, this.#checker);
    for (const { key, attention } of shown)
      if (this.deleted.has(key) && attention === null)
        this.#checker.violation(`${key} was deleted here and is on the screen`);
  }
}
