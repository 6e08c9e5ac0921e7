/** An entry on the server. */
export interface StoredEntry {
  readonly key: string;
  readonly text: string;
  readonly undone: boolean;
}

/** What a screen has confirmed about an entry; `maybe`: requested, and the page died before it could confirm. */
interface Fate {
  readonly text: string;
  undone: boolean | 'maybe';
}

/** The checker of scouting: each confirmed entry is stored once and whole, and what was taken back stays so (SY38, SY39). */
export class ScoutingWatch {
  readonly #fates = new Map<string, Fate>();
  readonly #arrived = new Set<string>();

  confirmed(key: string, text: string): void {
    this.#fates.set(key, { text, undone: false });
  }

  undoing(key: string): void {
    const fate = this.#fates.get(key);
    if (fate) fate.undone ||= 'maybe';
  }

  undone(key: string): void {
    const fate = this.#fates.get(key);
    if (fate) fate.undone = true;
  }

  arrives(key: string): void {
    this.#arrived.add(key);
  }

  /**
   * Violations once no call is pending.
   * @param shown keys on the screen
   */
  violations(stored: ReadonlyMap<string, StoredEntry>, shown: readonly string[]): string[] {
    const lost = [...this.#fates].flatMap(([key, { text, undone }]) => {
      const row = stored.get(key);
      if (row === undefined) return [`the entry ${key} is lost`];
      if (row.text !== text) return [`the entry ${key} says something else`];
      if (undone !== 'maybe' && row.undone !== undone) return [`the entry ${key} is not as it was left`];
      return [];
    });
    const unasked = [...stored.keys()].filter((key) => !this.#arrived.has(key));
    const live = [...stored.values()].filter(({ undone }) => !undone).map(({ key }) => key);
    const isSame = live.toSorted().join() === [...shown].sort().join();
    return [
      ...lost,
      ...unasked.map((key) => `nobody has scouted ${key}`),
      ...(isSame ? [] : [`the screen shows the entries ${shown.join()}, the server has ${live.join()}`]),
    ];
  }
}
