import { named } from '../outbox/roster.ts';
import type { OutboxRecord } from '../outbox/record.ts';
import type { ShownEvent } from '../outbox/view.ts';
import type { EventContent } from '../protocol.ts';
import type { Disk } from './disk.ts';
import type { Judge } from './judge.ts';
import type { Scheduler } from './scheduler.ts';

interface Screen {
  readonly disk: Disk;
  view(): ShownEvent[];
  clockError(): number;
}

/** What was confirmed just now is on the screen, unless it was changed again at once. */
export function expectShown(
  screen: Screen,
  judge: Judge,
  { key, content }: { readonly key: string; readonly content: EventContent },
): void {
  const stored = [...screen.disk.records.values()].find((record) => record.key === key);
  if (stored?.data.kind !== 'event' || stored.deleted || stored.synced === 1) return;
  if (JSON.stringify(stored.data.content) !== JSON.stringify(content)) return;
  const shown = screen.view().find((event) => event.key === key);
  const wanted = named(content, screen.disk.copy?.lineup);
  if (JSON.stringify(shown?.content) !== JSON.stringify(wanted))
    judge.fault(`${key} was confirmed and is not on the screen`);
}

/** A device that knew the server's clock before and after has not written an old time. Newer ones come from its past. */
export function expectTime(
  screen: Screen,
  { scheduler, judge }: { readonly scheduler: Scheduler; readonly judge: Judge },
  { key, modifiedAt }: OutboxRecord,
  errorBefore: number,
): void {
  if (Math.max(errorBefore, screen.clockError()) > 2000) return;
  if (modifiedAt < scheduler.now() - 5000)
    judge.fault(`${key} bears a time that the device knew to be wrong`);
}
