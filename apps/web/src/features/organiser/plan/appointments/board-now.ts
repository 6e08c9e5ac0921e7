import { serverNow } from '../../../../lib/time/server-time.ts';
import { clockOf } from '../../../../lib/time/zone-clock.ts';

/** The day and the minute of it that clocks of a zone show now. */
export function nowIn(timeZone: string): { readonly day: string; readonly minute: number } {
  const [day = '', time = ''] = clockOf(new Date(serverNow()).toISOString(), timeZone).split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: hours * 60 + minutes };
}
