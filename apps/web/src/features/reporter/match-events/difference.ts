import { sameContent } from '@sevenmetre/sync';
import type { OutboxRecord, ShownEvent, ReportAsked } from '@sevenmetre/sync/outbox/index';
import type { EventContent } from '@sevenmetre/sync/protocol';
import type { ReporterDevice } from '../device/device.ts';
import type { TableState } from './recording-state.ts';

const nothingApproved: ReportAsked = { home: null, away: null, remarks: '' };

type Seen = NonNullable<Extract<OutboxRecord['data'], { kind: 'stage' }>['seen']>;

/** The content of a refused approval beside the current content of the screen. */
export interface Difference {
  /** On the screen, and not in the approval. */
  readonly added: readonly ShownEvent[];
  /** In the approval, and gone since. */
  readonly removed: readonly { readonly key: string; readonly content: EventContent }[];
  readonly changed: readonly { readonly event: ShownEvent; readonly before: EventContent }[];
  /** Only on this device, since the server does not take them: an approval cannot name them. */
  readonly refused: readonly ShownEvent[];
}

export function differenceOf(seen: Seen, shown: readonly ShownEvent[]): Difference {
  const refused = shown.filter(({ state }) => state === 'attention');
  const others = shown.filter(({ state }) => state !== 'attention');
  const before = new Map(seen.map(({ key, content }) => [key, content]));
  const now = new Set(shown.map(({ key }) => key));
  return {
    added: others.filter(({ key }) => !before.has(key)),
    removed: seen.filter(({ key }) => !now.has(key)),
    changed: others.flatMap((event) => {
      const approved = before.get(event.key);
      const isSame = approved === undefined || sameContent(approved, event.content);
      return isSame ? [] : [{ event, before: approved }];
    }),
    refused,
  };
}

/** The approval of a match that the server did not take; null: there is none. */
export function refusedApproval(calls: readonly OutboxRecord[]) {
  for (const { id, data, attention } of calls) {
    if (data.kind === 'stage' && data.seen !== null && attention !== null)
      return { id, seen: data.seen, code: attention.code, report: data.report ?? null };
  }
  return null;
}

/**
 * Approves the content of the screen in place of a refused approval. What the server does not take is given up
 * first, since no approval can name it. Returns whether the disk took the approval.
 */
export async function approveShown(
  table: { readonly refresh: () => Promise<unknown>; readonly approve: () => Promise<boolean> },
  { outbox }: Pick<ReporterDevice, 'outbox'>,
  matchId: number,
): Promise<boolean> {
  const { attention } = await outbox.unsynced();
  for (const record of attention) {
    if (record.matchId === matchId && record.data.kind === 'event') await outbox.discard(record.id);
  }
  await table.refresh();
  return table.approve();
}

/** What goes along with the next approval: as it was typed here, or as it went along with one that was refused. */
export function reportOf({ report, view }: Pick<TableState, 'report' | 'view'>): ReportAsked {
  return report ?? refusedApproval(view.calls)?.report ?? nothingApproved;
}
