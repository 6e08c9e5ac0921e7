import type { MouseEvent, PointerEvent } from 'react';
import { buttonOf, mayFollow } from '../match-events/taps.ts';
import type { Pressed } from '../match-events/taps.ts';
import { useScreen, useTablePart, useTableValue } from './recording-context.ts';

/** What makes a button one of the grids or of the rail: its tap, and what the taps so far make of it. */
export function usePress(pressed: Pressed) {
  const { table } = useScreen();
  const sheet = useTablePart('sheet');
  const isArmed = useTableValue(
    ({ taps }) => taps.armed !== null && buttonOf(taps.armed.pressed) === buttonOf(pressed),
  );
  const isOut = useTableValue(({ taps }) => !mayFollow(sheet, taps.armed, pressed));
  return {
    'aria-pressed': isArmed,
    'aria-disabled': isOut || undefined,
    // On touch start, not on release: a trembling finger may slide off.
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      // Immediate feedback, whatever the tap results in.
      if (!isOut) event.currentTarget.dataset['hit'] = '';
      table.press(pressed);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (event.detail === 0) table.press(pressed);
    },
  };
}

function release({ currentTarget }: PointerEvent<HTMLButtonElement>): void {
  delete currentTarget.dataset['hit'];
}
