import type { ControlRoom, HallLine } from '@sevenmetre/contract/control-room/schemas';

/** A hall on time in which nothing happens. */
export function aHallLine(
  over: Pick<HallLine, 'id' | 'code' | 'nameCs' | 'nameEn'> & Partial<HallLine>,
): HallLine {
  return {
    late: 0,
    now: null,
    next: null,
    silentSince: null,
    reporter: null,
    closedUntil: null,
    closesAt: null,
    unsent: null,
    devices: [],
    ...over,
  };
}

/** The control room on a day of play, 11:52 in Prague, with neither tasks nor halls. */
export function anEmptyRoom(over: Partial<ControlRoom> = {}): ControlRoom {
  return {
    now: '2026-04-04T09:52:00Z',
    timeZone: 'Europe/Prague',
    day: '2026-04-04',
    playsToday: true,
    categories: [{ code: 'MB', nameCs: 'B', nameEn: 'B', gender: 'M', birthDateMin: null, ageRank: 1 }],
    figures: { live: 1, played: 9, matches: 30, averageLate: 6, lateHalls: 1 },
    tasks: [],
    halls: [],
    next: null,
    announcements: [],
    ...over,
  };
}
