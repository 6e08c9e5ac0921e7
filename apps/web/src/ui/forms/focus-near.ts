/**
 * Moves the focus to the heading of the card, or else of the page, after the focused element was removed. Call it
 * before the removal; the returned function then moves the focus, unless another element has it by then.
 */
export function focusNear(element: Element | null): () => void {
  const headings = [element?.closest('section')?.querySelector('h2'), document.querySelector('#main h1')];
  return () => {
    const heading = headings.find((found) => found?.isConnected);
    if (document.activeElement !== document.body || !(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
}
