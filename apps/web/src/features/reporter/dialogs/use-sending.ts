import type { Translator } from '@sevenmetre/phrases';
import type { OutboxRecord } from '@sevenmetre/sync/outbox/index';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { ReporterDevice } from '../device/device.ts';
import { useQueue } from '../device/use-queue.ts';
import type { DeviceQueue } from '../device/use-queue.ts';

interface Sending {
  readonly queue: DeviceQueue;
  /** What has become of what was asked for last. */
  readonly said: string;
  readonly sendNow: () => void;
  readonly sendAgain: (records: readonly OutboxRecord[]) => void;
}

/** What is not on the server, and what became of it once somebody asked for it to be sent. */
export function useSending(device: ReporterDevice): Sending {
  const t = useWords();
  const [queue, read] = useQueue(device);
  const [asked, setAsked] = useState<readonly OutboxRecord[] | null>(null);
  // Shown only after the queue was read again; otherwise an outdated state would flash.
  const ask = (records: readonly OutboxRecord[]) => void read().then(() => setAsked(records));
  return {
    queue,
    said: asked === null ? '' : saidOf(t, asked, queue),
    sendNow() {
      device.outbox.online();
      ask(queue.here);
    },
    sendAgain(records) {
      // A disk that refuses is told by the chip.
      void device.outbox.retry(...records.map(({ id }) => id)).then(
        () => ask(records),
        () => undefined,
      );
    },
  };
}

function saidOf(
  t: Translator,
  asked: readonly OutboxRecord[],
  { here, attention, isSending, status: { paused, trouble } }: DeviceQueue,
): string {
  const among = (records: readonly OutboxRecord[]) =>
    asked.filter(({ id }) => records.some((record) => record.id === id)).length;
  const refused = among(attention);
  const left = among(here);
  const sent = asked.length - refused - left;
  if (asked.length === 0)
    return t(`reporter.sync.said.${attention.length > 0 ? 'onlyAttention' : 'nothing'}`);
  if (paused !== null) return t(`reporter.sync.said.${paused}`);
  if (isSending) return t('reporter.sync.said.sending');
  const why = trouble === 'network' ? 'leftAway' : 'left';
  return [
    sent > 0 ? t('reporter.sync.said.sent', { count: sent }) : '',
    refused > 0 ? t('reporter.sync.said.refused', { count: refused }) : '',
    left > 0 ? t(`reporter.sync.said.${why}`, { count: left }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Refused for what they say: sent as they are they are refused again. Anything else may have been put right meanwhile. */
const refusedForGood: ReadonlySet<string> = new Set([
  'bad-request',
  'time-impossible',
  'side-missing',
  'stage-not-played',
  'event-unknown',
  'secondary-participant-not-allowed',
  'Participant cannot be leader',
  'reason-missing',
  'roster-changed-meanwhile',
  'roster-invalid',
  'events-differ',
]);

/** Whether something may be taken though nobody corrects it: a role was given, a roster has come, a match was reopened. */
export function mayHelpAgain({ attention }: OutboxRecord): boolean {
  return attention !== null && !refusedForGood.has(attention.code);
}
