import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepScroll } from './keep-scroll.ts';

const page = document.createElement('div');
let stop = () => {};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ key: 'list' }, '');
  document.body.append(page);
  page.style.height = '4000px';
  stop = keepScroll();
});
afterEach(() => {
  stop();
  page.remove();
  scrollTo(0, 0);
});

const frames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );

/** A list that was scrolled, a page behind it, and that page loaded again. */
async function leaveAndReload(): Promise<void> {
  scrollTo(0, 900);
  await frames();
  history.pushState({ key: 'detail' }, '');
  page.style.height = '100px';
  scrollTo(0, 0);
  await frames();
  dispatchEvent(new Event('pagehide'));
  stop();
  stop = keepScroll();
}

async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
  await frames();
}

describe('going back after a reload', () => {
  it('finds the place of a page whose data come late', async () => {
    await leaveAndReload();
    await goBack();
    expect(Math.round(scrollY)).toBe(0);
    page.style.height = '4000px';
    await expect.poll(() => Math.round(scrollY)).toBe(900);
  });

  it('finds it although the page that is left is long, and the other begins short', async () => {
    await leaveAndReload();
    page.style.height = '4000px';
    await goBack();
    page.style.height = '128px';
    await frames();
    page.style.height = '4000px';
    await expect.poll(() => Math.round(scrollY)).toBe(900);
  });

  it('moves nobody who has begun to move', async () => {
    await leaveAndReload();
    await goBack();
    dispatchEvent(new WheelEvent('wheel'));
    page.style.height = '4000px';
    await frames();
    await frames();
    expect(Math.round(scrollY)).toBe(0);
  });

  it('comes as near as a page allows that has become shorter', async () => {
    await leaveAndReload();
    await goBack();
    page.style.height = `${innerHeight + 300}px`;
    await expect.poll(() => scrollY).toBeGreaterThan(250);
  });
});
