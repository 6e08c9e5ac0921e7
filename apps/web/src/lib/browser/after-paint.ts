/** Does something heavy once the browser has shown that a press was heard. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action, 0));
}
