import type { TableClock } from '@sevenmetre/rules/match';
import { stageCodes } from '@sevenmetre/rules/vocabulary';

/** Where the clocks of matches lie, so that a reload and the other tabs go on with them. */
export interface ClockStore {
  read(matchId: number): TableClock | null;
  write(matchId: number, clock: TableClock): void;
  /** Forgets the clocks of all matches. */
  forget(): void;
  /** Tells when another tab has set a clock. Returns the end of listening. */
  listen(listener: () => void): () => void;
}

/** Small and lost without harm, so it lies in the browser's small storage; one that is forbidden keeps it in this tab. */
export function openClockStore(prefix: string): ClockStore {
  const memory = new Map<number, TableClock>();
  const key = (matchId: number) => `${prefix}-clock-${matchId}`;
  return {
    read(matchId) {
      const text = attempt(() => localStorage.getItem(key(matchId)));
      return (text === null ? null : parsed(text)) ?? memory.get(matchId) ?? null;
    },
    write(matchId, clock) {
      memory.set(matchId, clock);
      attempt(() => localStorage.setItem(key(matchId), JSON.stringify(clock)));
    },
    forget() {
      memory.clear();
      attempt(() => {
        for (const name of Object.keys(localStorage))
          if (name.startsWith(`${prefix}-clock-`)) localStorage.removeItem(name);
      });
    },
    listen(listener) {
      const stored = (event: StorageEvent) => {
        if (event.key?.startsWith(prefix) === true) listener();
      };
      addEventListener('storage', stored);
      return () => removeEventListener('storage', stored);
    },
  };
}

function parsed(text: string): TableClock | null {
  const value = attempt(() => JSON.parse(text) as Partial<TableClock> | null);
  if (typeof value?.seconds !== 'number') return null;
  const { stage, seconds, runningSince } = value;
  const known = stageCodes.find((code) => code === stage);
  if (known === undefined) return null;
  return { stage: known, seconds, runningSince: typeof runningSince === 'number' ? runningSince : null };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
