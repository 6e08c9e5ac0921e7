import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fullName } from '@sevenmetre/phrases/names';
import { notificationChoices } from '../../../lib/favourites/notification-choices.ts';
import { provideNotificationDialog } from '../../../lib/favourites/load-notification-dialog.ts';
import { aTeamSlice } from '../../../testing/slices.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { portalJson } from '../../../testing/portal-response.ts';

const slice = aTeamSlice();
const { team } = slice;
const path = `/results/team-detail/${team.id}`;
const name = fullName(team);

provideNotificationDialog(async () => (await import('./dialog.tsx')).NotificationDialog);

/** A server with a key, without one, or out of reach; a browser that lets itself be asked or not. */
function world(key: string | null | undefined, permission: NotificationPermission | null, hasPush = true) {
  const answer = () =>
    key === undefined
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(portalJson({ publicKey: key }));
  vi.stubGlobal('fetch', vi.fn(answer));
  if (!hasPush) {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(globalThis, 'PushManager');
  }
  const ask = vi.fn(() => Promise.resolve('denied' as const));
  vi.stubGlobal('Notification', { permission: permission ?? 'default', requestPermission: ask });
  return { ask };
}

async function open(locale: 'cs' | 'en' = 'en') {
  const shown = await showPage({ path, locale, known: { [`team:${team.id}`]: slice } });
  await shown.screen
    .getByRole('button', { name: /Notifications|Upozornění/ })
    .first()
    .click();
  return shown.screen;
}

beforeEach(async () => {
  localStorage.clear();
  notificationChoices.refresh();
  await page.viewport(360, 740);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('choosing what is heard of a team', () => {
  it('keeps start, goals and result, asks the browser by the press, and says that it is done', async () => {
    const { ask } = world(null, 'default');
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Notifications' });
    await expect.element(dialog.getByRole('checkbox', { name: 'When a match starts' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: /Every goal/ }).click();
    await dialog.getByRole('checkbox', { name: 'When a match starts' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(`We will tell you about ${name}.`)).toBeVisible();
    expect(notificationChoices.read()).toEqual([
      { teamId: team.id, start: false, goals: true, result: true },
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('ends by a button, or when nothing is left', async () => {
    world(null, 'denied');
    notificationChoices.set({ teamId: team.id, start: true, goals: false, result: false });
    const screen = await open('cs');
    await screen.getByRole('button', { name: 'Vypnout' }).click();
    await expect.element(screen.getByText(`O týmu ${name} už nic nepřijde.`)).toBeVisible();
    expect(notificationChoices.read()).toEqual([]);
  });

  it('changes nothing when it is closed by Escape', async () => {
    world(null, 'default');
    const screen = await open();
    await screen.getByRole('checkbox', { name: /Every goal/ }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(notificationChoices.read()).toEqual([]);
  });
});

describe('how messages will come', () => {
  it.each([
    ['even when the portal is closed', 'Bkey', 'granted', true],
    ['will ask whether it may', 'Bkey', 'default', true],
    ['while the portal is open in this browser', null, 'granted', true],
    ['is not allowed to show', 'Bkey', 'denied', true],
    ['cannot receive notifications', 'Bkey', 'granted', false],
    ['no connection now', undefined, 'granted', true],
  ] as const)('is said: %s', async (words, key, permission, hasPush) => {
    world(key, permission, hasPush);
    const screen = await open();
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('is said on an iPhone: from the home screen', async () => {
    world('Bkey', 'default', false);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    const screen = await open();
    await expect.element(screen.getByText('add it to the home screen', { exact: false })).toBeVisible();
  });
});
