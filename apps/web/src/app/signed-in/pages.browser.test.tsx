import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSignedIn } from '../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A painted box without words, as an outline is made of. */
function isBlock(part: Element): boolean {
  const { backgroundColor } = getComputedStyle(part);
  return part.clientHeight > 0 && part.textContent === '' && backgroundColor !== 'rgba(0, 0, 0, 0)';
}

/** Whether an outline stood in place of the page, each time something of it was on its way. */
function watchOutlines(): () => boolean[] {
  const outlines: boolean[] = [];
  const look = () => {
    const waiting = document.querySelector('main[aria-busy=true]');
    if (waiting?.checkVisibility()) outlines.push([...waiting.querySelectorAll('*')].some(isBlock));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return outlines;
  };
}

it('given a page of signed-in users whose code is still loading, then its outline is shown at once', async () => {
  const outlines = watchOutlines();
  await showSignedIn({ path: '/account', answers: {} });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = outlines();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});

it('given a finger on a link, then the link looks pressed before anything answers', async () => {
  await showSignedIn({ path: '/results', answers: {} });
  const link = page.getByRole('banner').getByRole('link').first().element();
  const opacity = () => getComputedStyle(link).opacity;
  expect(opacity()).toBe('1');
  link.addEventListener('click', (event) => event.preventDefault());
  const box = link.getBoundingClientRect();
  expect(box.width).toBeGreaterThan(0);
  let pressed = '';
  link.addEventListener('mousedown', () => requestAnimationFrame(() => (pressed = opacity())));
  await userEvent.click(link, { delay: 200 });
  expect(pressed).toBe('0.6');
});
