import type { ControlRoom, TaskMatch } from '@sevenmetre/contract/control-room/schemas';
import { createContext, use } from 'react';
import { clockOf } from '../../../lib/time/zone-clock.ts';

type Room = Pick<ControlRoom, 'timeZone' | 'categories' | 'day'>;

export const RoomContext = createContext<Room>({ timeZone: 'UTC', categories: [], day: '' });

export function useRoom(): Room {
  return use(RoomContext);
}

/** `HH:MM` of an instant in the tournament's zone; '–' for none. */
export function timeIn(timeZone: string, instant: string | null): string {
  return instant === null ? '–' : clockOf(instant, timeZone).slice(11);
}

/** A match as its hall knows it: `MA-C 114`. */
export function matchName({ groupLabel, matchNumber }: TaskMatch): string {
  return groupLabel === null ? String(matchNumber) : `${groupLabel} ${matchNumber}`;
}

/** `17 : 15`, which no line breaks. */
export function scoreText(home: number, away: number): string {
  return `${home}\u00A0:\u00A0${away}`;
}
