import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';
import { dayText } from '../../../lib/time/moments.ts';

/** Group, day, time and hall of a match, as far as they are known. */
export function placeText(t: Translator, { group, day, time, hall }: MatchTicket): string {
  const when = day === null ? null : dayText(t, day);
  return [group?.label, when, time, hall?.code].filter(Boolean).join(' · ');
}
