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
    // At the first touch, not when the finger leaves: a hand that trembles slides off.
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      // The finger is told at once, whatever the tap comes to.
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
