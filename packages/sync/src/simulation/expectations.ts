import type { ShownClock } from '../outbox/clock.ts';
import { isProvisional, named } from '../outbox/roster.ts';
import type { OutboxRecord, ServerCopy } from '../outbox/record.ts';
import type { ShownEvent } from '../outbox/view.ts';
import type { EventContent } from '../protocol.ts';
import type { Disk } from './disk.ts';
import type { Call } from './messages.ts';
import type { Scheduler } from './scheduler.ts';
import { sameContent } from '../event-hash.ts';

/** Takes what a device or the server has got wrong. */
export interface Violations {
  violation(what: string): void;
}

/** A device as seen from outside. */
export interface Screen {
  readonly disk: Disk;
  view(): ShownEvent[];
  /** By how many milliseconds its clock has been wrong, newest last. */
  readonly skews: readonly number[];
  clockError(): number;
}

interface ClockScreen extends Pick<Screen, 'disk'> {
  shownClock(): ShownClock | null;
}

/** Milliseconds: the longest way of an answer whose time counts, the way back, and the rounding of a date. */
const longestWay = 32_000;

/**
 * The server's time that a device has learnt is right but for the way of the answer, and nobody is asked because of
 * an answer that the server did not give (SY19).
 * @param before the offset when it was last looked at
 * @returns the present offset
 */
export function expectOursOnly(screen: Screen, before: number, checker: Violations): number {
  const { records, state } = screen.disk.all();
  const offset = state?.offset ?? 0;
  // An answer of a moment ago may meet a clock that was set since.
  const error = Math.min(...screen.skews.map((skew) => Math.abs(skew + offset)));
  if (state?.isLearnt === true && offset !== before && error > longestWay)
    checker.violation(`a device has learnt a time that is wrong by ${error} ms`);
  const asked = records.find(({ attention }) => attention?.code === 'unknown');
  if (asked) checker.violation(`somebody is asked about ${asked.key}, which the server has not refused`);
  return offset;
}

/** A change that was just confirmed is on the screen, unless it was changed again at once. */
export function expectShown(
  screen: Screen,
  checker: Violations,
  { key, content }: { readonly key: string; readonly content: EventContent },
): void {
  const stored = [...screen.disk.records.values()].find((record) => record.key === key);
  if (stored?.data.kind !== 'event' || stored.deleted || stored.synced === 1) return;
  if (JSON.stringify(stored.data.content) !== JSON.stringify(content)) return;
  const shown = screen.view().find((event) => event.key === key);
  const wanted = named(content, screen.disk.copy?.lineup);
  if (JSON.stringify(shown?.content) !== JSON.stringify(wanted))
    checker.violation(`${key} was confirmed and is not on the screen`);
}

/**
 * The clock action that was just confirmed is on the screen, unless another one followed at once, or another
 * device's clock arrived meanwhile: it is newer if this device's clock is behind and nobody has told it so.
 * @param before key of the server's clock when the action began; null: none was known
 */
export function expectClock(
  screen: ClockScreen,
  checker: Violations,
  { key, before }: { readonly key: string; readonly before: string | null },
): void {
  if (before !== clockKeyOf(screen.disk)) return;
  const records = [...screen.disk.records.values()].filter(({ data }) => data.kind === 'clock');
  const newest = records.toSorted((a, b) => a.modifiedAt - b.modifiedAt).at(-1);
  if (newest?.key !== key || newest.data.kind !== 'clock') return;
  const { seconds, running } = newest.data.clock;
  const shown = screen.shownClock();
  if (shown?.seconds !== seconds || (shown.runningSince !== null) !== running)
    checker.violation(`the clock ${key} was confirmed and is not on the screen`);
}

/** The key of the server's clock that a device knows; null: none. */
export const clockKeyOf = ({ copy }: Disk): string | null => copy?.clock?.key ?? null;

/**
 * A change that waits at the server is settled only when the newest list contains it. `before`: ids of the
 * waiting changes.
 */
export function expectSettled(
  records: readonly OutboxRecord[],
  copy: ServerCopy | null,
  { before, checker }: { readonly before: Set<string>; readonly checker: Violations },
): void {
  for (const { id, key, data, synced, attention } of records) {
    const waited = before.delete(id);
    if (attention?.code === 'match-approved') before.add(id);
    if (!waited || synced === 0 || data.kind !== 'event') continue;
    const stored = copy?.events.find((event) => event.key === key);
    if (stored === undefined || !sameContent(stored.content, named(data.content, copy?.lineup)))
      checker.violation(`${key} waited and counts as settled, but the list says something else`);
  }
}

/** After an answer with the server's id no event names a person by a local id any more. */
export function expectNamed(
  shown: readonly ShownEvent[],
  copy: ServerCopy | null,
  checker: Violations,
): void {
  for (const { key, content } of shown)
    if (!sameContent(named(content, copy?.lineup), content))
      checker.violation(`${key} names on the screen whom the server has given an id`);
}

/**
 * A person without an id at recording is sent under the id that the server assigned to him, and under no
 * other.
 */
export function expectSentAs(
  record: OutboxRecord | undefined,
  call: Call,
  {
    checker,
    entryIdOf,
  }: { readonly checker: Violations; readonly entryIdOf: (participantId: number) => number | null },
): void {
  if (record?.data.kind !== 'event' || (call.kind !== 'create' && call.kind !== 'update')) return;
  const { participantId } = record.data.content;
  if (participantId === null || !isProvisional(participantId)) return;
  if (call.content.participantId !== entryIdOf(-participantId))
    checker.violation(`${record.key} is sent under another name than it was recorded`);
}

/**
 * A change bears the name of the device that made it, whichever device recorded the event: it decides between
 * two changes.
 */
export function expectOwn({ disk }: Screen, { key, device }: OutboxRecord, checker: Violations): void {
  if (device !== disk.state?.device) checker.violation(`a change of ${key} bears the name of another device`);
}

/**
 * A device that knew the server's clock before and after has not written an old time. Newer times come from
 * its past.
 */
export function expectTime(
  screen: Screen,
  { scheduler, checker }: { readonly scheduler: Scheduler; readonly checker: Violations },
  { key, modifiedAt }: OutboxRecord,
  errorBefore: number,
): void {
  if (Math.max(errorBefore, screen.clockError()) > 2000) return;
  if (modifiedAt < scheduler.now() - 5000)
    checker.violation(`${key} bears a time that the device knew to be wrong`);
}
