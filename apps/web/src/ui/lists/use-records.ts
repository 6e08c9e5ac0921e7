import { idsBetween, neighbour } from '@sevenmetre/rules/list-views';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { leaveThen } from '../../lib/drafts/unsaved.ts';
import { toggled } from '../tables/data-table.tsx';
import type { PanelFrame } from './list-panel.tsx';
import type { ListState } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import type { KeyActions } from './use-list-keys.ts';

/** A letter that does something with the selected rows, or with the current one. */
export interface FrameKey<R> {
  readonly key: string;
  readonly name: string;
  /** Acts without a row too, such as on the way to the next one. */
  readonly needsNoRow?: boolean;
  readonly act: (rows: readonly R[], records: Records<R>) => void;
}

/** The rows that keys and the bar act on. */
export interface Records<R> {
  /** The row that keys act on. */
  readonly current: number | null;
  /** Of the rows that are seen; what the filters hide is never acted on. */
  readonly selected: ReadonlySet<number>;
  readonly selectedRows: readonly R[];
  readonly select: (next: ReadonlySet<number>) => void;
  /** What was done with these: they are no longer selected. */
  readonly deselect: (ids: readonly number[]) => void;
  readonly open: (id: number, withFocus: boolean) => void;
  readonly frame: PanelFrame;
  /** Whether the panel that opens next takes the focus. */
  readonly takesFocus: boolean;
}

/** What the keys of rows need of a list; one without views has none. */
type RecordsOf = Pick<ListState, 'open' | 'show' | 'views' | 'choose'>;

interface UseRecords<R> {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly list: RecordsOf;
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => number;
  readonly keys: readonly FrameKey<R>[];
  readonly hasPanel: boolean;
}

/** Which row is current, which are selected, which one is open; and the keys that change it. */
export function useRecords<R>(asked: UseRecords<R>): Records<R> {
  const { root, list, rows = [], rowKey, keys, hasPanel } = asked;
  const ids = rows.map(rowKey);
  const [chosen, select] = useState<ReadonlySet<number>>(new Set());
  const [moved, setMoved] = useState<number | null>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const anchor = useRef<number | null>(null);
  const current = list.open ?? moved;
  const selectedRows = chosen.size === 0 ? [] : rows.filter((row) => chosen.has(rowKey(row)));
  const selected = new Set(selectedRows.map(rowKey));
  const go = useGo(root, ids);
  // What was typed in the panel is not lost without a question.
  const leavePanel = (move: () => void) => (list.open === null ? move() : leaveThen(move));
  const step = (by: number) => {
    const next = neighbour(ids, current, by);
    if (next === null) return false;
    leavePanel(() => {
      setMoved(next);
      setTakesFocus(false);
      if (list.open !== null) list.show(next);
      go(next);
    });
    return true;
  };
  const open = (id: number, withFocus: boolean) => {
    if (list.open === id) {
      setMoved(id);
      if (withFocus) root.current?.querySelector<HTMLElement>('.list-panel h2')?.focus();
      return;
    }
    leavePanel(() => {
      setMoved(id);
      setTakesFocus(withFocus);
      list.show(id);
    });
  };
  const close = () => {
    const id = list.open;
    leavePanel(() => {
      list.show(null);
      setMoved(id);
      if (id !== null) go(id);
    });
  };
  const records: Records<R> = {
    current,
    selected,
    selectedRows,
    select,
    deselect: (gone) => select(new Set([...chosen].filter((id) => !gone.includes(id)))),
    open,
    frame: frameOf(ids, list.open, { step: (by) => void step(by), close }),
    takesFocus,
  };
  const mark = (upTo: boolean) => {
    if (current === null) return false;
    const upToHere = idsBetween(ids, anchor.current, current);
    select(upTo ? new Set([...chosen, ...upToHere]) : toggled(chosen, current));
    anchor.current = current;
    return true;
  };
  useListKeys(root, {
    ...walkKeys(root, step),
    ...partKeys(root),
    ...viewKeys(list),
    ...ownKeys(keys, () => {
      const own = rows.filter((row) => rowKey(row) === current);
      return { targets: selectedRows.length > 0 ? selectedRows : own, records };
    }),
    x: () => mark(false),
    X: () => mark(true),
    o: () => hasPanel && current !== null && (open(current, true), true),
    Escape: () => {
      if (list.open !== null) close();
      else if (chosen.size > 0) select(new Set());
      else return false;
      return true;
    },
  });
  return records;
}

/** Letters always walk the rows, arrows while the focus is in them. */
function walkKeys(root: RefObject<HTMLElement | null>, step: (by: number) => boolean): KeyActions {
  return {
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => isInRows(root.current) && step(1),
    ArrowUp: () => isInRows(root.current) && step(-1),
  };
}

/** Keys that lead to the parts around the rows. */
function partKeys(root: RefObject<HTMLElement | null>): KeyActions {
  const press = (selector: string) => () => {
    const part = root.current?.querySelector<HTMLElement>(selector) ?? null;
    if (part instanceof HTMLInputElement) part.focus();
    else part?.click();
    return part !== null;
  };
  return {
    '/': press('input[type="search"]'),
    f: press('[data-part="filter"]'),
    m: press('tr[data-current="true"] [data-part="menu"]'),
    v: () => focusView(root.current),
  };
}

function viewKeys(list: RecordsOf): KeyActions {
  return Object.fromEntries(
    list.views.slice(0, 9).map((view, index) => [String(index + 1), () => (list.choose(view), true)]),
  );
}

/** The letters of the list itself: they act on the selected rows, or on the current one. */
function ownKeys<R>(
  keys: readonly FrameKey<R>[],
  asked: () => { readonly targets: readonly R[]; readonly records: Records<R> },
): KeyActions {
  return Object.fromEntries(
    keys.map(({ key, act, needsNoRow = false }) => [
      key,
      () => {
        const { targets, records } = asked();
        const acts = needsNoRow || targets.length > 0;
        if (acts) act(targets, records);
        return acts;
      },
    ]),
  );
}

function frameOf(
  ids: readonly number[],
  open: number | null,
  ways: Pick<PanelFrame, 'step' | 'close'>,
): PanelFrame {
  const index = open === null ? -1 : ids.indexOf(open);
  return { at: index < 0 ? null : index + 1, of: ids.length, ...ways };
}

/** Moves the focus to the name of a row after it is drawn; a row far away is scrolled to first. */
function useGo(root: RefObject<HTMLDivElement | null>, ids: readonly number[]): (id: number) => void {
  const [wanted, setWanted] = useState<{ readonly id: number } | null>(null);
  const order = useRef(ids);
  useEffect(() => {
    order.current = ids;
  });
  useEffect(() => {
    if (wanted === null) return;
    const rows = root.current?.querySelector('tbody');
    const link = () =>
      rows?.querySelector<HTMLElement>(
        `tr[data-row="${wanted.id}"] :is([data-record], input[type="checkbox"], a, button)`,
      );
    const found = nameOf(rows, wanted.id) ?? link();
    if (found) {
      found.focus();
      return;
    }
    const part = order.current.indexOf(wanted.id) / Math.max(1, order.current.length);
    const scroller = rows?.closest('.list-frame__rows');
    if (rows && scroller) scroller.scrollTop = part * rows.offsetHeight;
    const frame = requestAnimationFrame(() => (nameOf(rows, wanted.id) ?? link())?.focus());
    return () => cancelAnimationFrame(frame);
  }, [wanted, root]);
  return (id) => setWanted({ id });
}

function nameOf(rows: Element | null | undefined, id: number): HTMLElement | null {
  return rows?.querySelector<HTMLElement>(`tr[data-row="${id}"] [data-record]`) ?? null;
}

function isInRows(root: HTMLElement | null): boolean {
  return root?.querySelector('.list-frame__rows')?.contains(document.activeElement) ?? false;
}

function focusView(root: HTMLElement | null): boolean {
  const view =
    root?.querySelector<HTMLElement>('[data-view][aria-pressed="true"]') ??
    root?.querySelector<HTMLElement>('[data-view]');
  view?.focus();
  return view !== null && view !== undefined;
}
