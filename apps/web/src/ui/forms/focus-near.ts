/**
 * Where the focus goes when what has it goes away: to the heading of its card, or else of its page. Asked before it goes; the
 * answer moves the focus afterwards, unless something else has it by then.
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
