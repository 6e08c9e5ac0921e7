import { tableClockAt, isTicking } from '@sevenmetre/rules/match';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Door } from '../device/door.ts';
import type { KeptMatch } from '../sheet/sheet-store.ts';
import type { Table } from '../desk/table.ts';
import type { TableState } from '../desk/table-state.ts';
import type { SheetName } from './sheet-names.ts';

/** What the parts of a match's screen share. */
export interface TableScreen {
  readonly table: Table;
  readonly door: Door;
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

export function useTable(): TableState {
  const { table } = useScreen();
  return useSyncExternalStore(table.subscribe, table.state, table.state);
}

/** Match clock in seconds, shown anew with every second while it runs. */
export function useSeconds(): number {
  const { now } = useScreen();
  const { clock, sheet } = useTable();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isTicking(clock, now(), sheet.halfLength)) return;
    const timer = setInterval(() => tick(tableClockAt(clock, now(), sheet.halfLength)), 200);
    return () => clearInterval(timer);
  }, [clock, now, sheet.halfLength]);
  return tableClockAt(clock, now(), sheet.halfLength);
}
