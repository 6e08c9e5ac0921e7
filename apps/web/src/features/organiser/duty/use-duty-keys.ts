import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { useEffect } from 'react';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';

/** What is open beside or above the views. */
export type DutyPanel =
  | { readonly kind: 'cell'; readonly key: string }
  | { readonly kind: 'person'; readonly id: number | null }
  /** A message, to the people of a cell or of any. */
  | { readonly kind: 'message'; readonly cell: string | null }
  | { readonly kind: 'renew' }
  | { readonly kind: 'invite' }
  | null;

/** What is open stands in the address as in lists: the back button, a reload and a shared link show the same. */
export function useDutyPanel(): readonly [DutyPanel, (panel: DutyPanel) => void] {
  const query = useListQuery();
  return [panelOf(query.get('open')), (panel) => query.set({ open: addressOf(panel) })];
}

function panelOf(asked: string): DutyPanel {
  if (asked === '') return null;
  if (asked === 'renew' || asked === 'invite') return { kind: asked };
  if (asked === 'new') return { kind: 'person', id: null };
  if (asked === 'message') return { kind: 'message', cell: null };
  if (asked.startsWith(messageTo)) return { kind: 'message', cell: asked.slice(messageTo.length) };
  return /^\d+$/.test(asked) ? { kind: 'person', id: Number(asked) } : { kind: 'cell', key: asked };
}

const messageTo = 'message ';

/** '' for none. */
function addressOf(panel: DutyPanel): string {
  if (panel === null) return '';
  if (panel.kind === 'cell') return panel.key;
  if (panel.kind === 'person') return panel.id === null ? 'new' : String(panel.id);
  if (panel.kind === 'message') return panel.cell === null ? panel.kind : messageTo + panel.cell;
  return panel.kind;
}

/**
 * Single letters of the page, never in a field: / leads to the search, E finds somebody for the open shift, I invites, P shows the people, N goes to
 * the next gap, Escape closes.
 */
export function useDutyKeys(duty: Duty, panel: DutyPanel, open: (panel: DutyPanel) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape' && panel !== null) {
        open(null);
        if (panel.kind === 'cell')
          cells()
            .find(({ dataset }) => dataset['key'] === panel.key)
            ?.focus();
      } else if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('.list-filters input[type="search"]')?.focus();
      } else if (event.key === 'e') {
        event.preventDefault();
        document.querySelector<HTMLElement>('#duty-free button')?.focus();
      } else if (event.key === 'i') {
        event.preventDefault();
        open({ kind: 'invite' });
      } else if (event.key === 'p') {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-tab="people"]')?.click();
      } else if (event.key === 'n') {
        event.preventDefault();
        const next = nextGap(panel);
        // A cell of a folded hall can take the focus after the press has shown it.
        next?.click();
        requestAnimationFrame(() => next?.focus());
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [duty, panel, open]);
}

function cells(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.duty__cell')];
}

/** The gap after the open shift, in the order of the grid; after the last one the first. */
function nextGap(panel: DutyPanel): HTMLElement | undefined {
  const all = cells();
  const at = panel?.kind === 'cell' ? all.findIndex(({ dataset }) => dataset['key'] === panel.key) : -1;
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ dataset }) => dataset['gap'] === 'true');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}
