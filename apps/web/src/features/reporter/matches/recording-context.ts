import { isFarFromPlan, isTicking, tableClockAt } from '@sevenmetre/rules/match';
import type { Court, RunningSuspension } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { courtNow } from '../match-events/board.ts';
import type { ReporterDevice } from '../device/device.ts';
import type { KeptMatch } from '../match-sheets/sheet-store.ts';
import type { Table } from '../match-events/recording.ts';
import type { TableState } from '../match-events/recording-state.ts';
import type { SheetName } from './dialog-names.ts';

/** What the parts of a match's screen share. */
export interface TableScreen {
  readonly table: Table;
  readonly device: ReporterDevice;
  /** As the server told it last; null in practice. */
  readonly kept: KeptMatch | null;
  /** The device's clock, milliseconds. */
  readonly now: () => number;
  /** Opens a dialog; null closes it. */
  readonly open: (sheet: SheetName | null) => void;
  /** May take an approval back. */
  readonly mayReopen: boolean;
}

export const TableContext = createContext<TableScreen | null>(null);

export function useScreen(): TableScreen {
  const screen = use(TableContext);
  if (screen === null) throw new Error('There is no match around this component.');
  return screen;
}

/** All of it: for dialogs. What stands on the screen all the time takes parts, since a tap has 50 ms. */
export function useTable(): TableState {
  const { table } = useScreen();
  return useSyncExternalStore(table.subscribe, table.state, table.state);
}

/** One part of what the table holds; drawn again only when that is replaced. */
export function useTablePart<K extends keyof TableState>(name: K): TableState[K] {
  return useTableValue((state) => state[name]);
}

/** What follows from the table; drawn again only when it does not say the same any more. */
export function useTableValue<T>(read: (state: TableState) => T): T {
  const { table } = useScreen();
  const snapshot = () => read(table.state());
  return useSyncExternalStore(table.subscribe, snapshot, snapshot);
}

/** Whether a start of the clock now would be far from the planned time, as when the device's clock is wrong (MA90). */
export function useIsFarFromPlan(): () => boolean {
  const { table, now, kept } = useScreen();
  const startsAt = kept?.body.match.ticket.startsAt;
  return () => isFarFromPlan(startsAt, now() + (table.state().view.offset ?? 0));
}

/** What a tap or a second of the match clock changes; `read` gives the same value as long as nothing has. */
function useTicking<T>(read: (state: TableState) => T): T {
  const { table, now } = useScreen();
  const clock = useTablePart('clock');
  const sheet = useTablePart('sheet');
  const ticks = isTicking(clock, now(), sheet.halfLength);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unlisten = table.subscribe(listener);
      const timer = ticks ? setInterval(listener, 200) : undefined;
      return () => {
        unlisten();
        clearInterval(timer);
      };
    },
    [table, ticks],
  );
  const snapshot = () => read(table.state());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Match clock in seconds, shown again with every second while it runs. */
export function useSeconds(): number {
  const { now } = useScreen();
  return useTicking(({ clock, sheet }) => tableClockAt(clock, now(), sheet.halfLength));
}

/** Who of a side is off the court; drawn again only when that or a remaining time changes. */
export function useCourt(side: Side): Court {
  const { now } = useScreen();
  return useTicking(
    ({ sheet, board, clock }) => courtNow(sheet, board, tableClockAt(clock, now(), sheet.halfLength))[side],
  );
}

/** Whether one of these suspensions is on its way to the disk: whoever reads of it must not take it for saved. */
export function useIsSaving(suspensions: readonly Pick<RunningSuspension, 'eventId'>[]): boolean {
  // Events are numbered in the order of recording, and those on their way come last.
  return useTableValue(
    ({ saving, view }) =>
      saving.length > 0 && suspensions.some(({ eventId }) => eventId > view.events.length),
  );
}
