import type { ControlRoomFacts } from './facts.ts';

/** Facts of a day on which nothing but the matches is known. */
export const nothingKnown = {
  reporters: [],
  devices: [],
  writtenAt: new Map(),
  rosters: new Set(),
  arrivals: [],
  closed: [],
  byHand: { seats: new Set(), homes: new Set(), aways: new Set() },
  protests: [],
  unanswered: [],
  taken: [],
} as const satisfies Partial<ControlRoomFacts>;
