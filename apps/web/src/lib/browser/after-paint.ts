/** Runs expensive work after the browser has painted its reaction to a press. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action, 0));
}
