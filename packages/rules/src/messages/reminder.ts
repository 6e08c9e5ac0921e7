import { millisecondsOfDay } from '../dates/index.ts';
import type { Audience } from './audience.ts';

/** Days after which clubs may be reminded of overdue invoices again without a warning. */
const reminderDays = 7;

type Sent = Pick<Audience, 'recipientType' | 'overdueOnly'> & { readonly sentAt: Date | null };

/**
 * When clubs were last reminded of overdue invoices, if that was less than seven days ago (rule ME7).
 * null: not so recently, or the message is no reminder. Drafts do not count.
 * @param now milliseconds UTC
 */
export function recentReminder(
  message: Pick<Audience, 'recipientType' | 'overdueOnly'>,
  messages: readonly Sent[],
  now: number,
): Date | null {
  if (!isReminder(message)) return null;
  const sent = messages.flatMap((other) =>
    isReminder(other) && other.sentAt !== null ? [other.sentAt] : [],
  );
  const last = sent.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return last !== undefined && now - last.getTime() < reminderDays * millisecondsOfDay ? last : null;
}

function isReminder({
  recipientType,
  overdueOnly,
}: Pick<Audience, 'recipientType' | 'overdueOnly'>): boolean {
  return recipientType === 'clubs' && overdueOnly;
}
