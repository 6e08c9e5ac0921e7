import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { useRef } from 'react';
import type { TouchEvent } from 'react';
import { useNavigate } from 'react-router';
import { dayBeside } from './use-schedule-keys.ts';

/** Pixels that a finger goes sideways before it turns to another day. */
const far = 72;

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** A finger that goes sideways turns to the day before or after; one that scrolls does not. */
export function useSwipe(slice: ScheduleSlice, search: string): Swipe {
  const navigate = useNavigate();
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const first = touches.item(0);
      start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const last = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (!from || !last) return;
      const [across, down] = [last.clientX - from.x, last.clientY - from.y];
      if (Math.abs(across) < far || Math.abs(across) < 2 * Math.abs(down)) return;
      const to = dayBeside(slice, across < 0 ? 1 : -1, search);
      if (to !== null) void navigate(to);
    },
  };
}
