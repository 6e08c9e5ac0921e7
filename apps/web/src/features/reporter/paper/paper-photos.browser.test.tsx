import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { Outbox } from '@sevenmetre/sync/outbox/index';
import type { Network, OutboxCall, RecordStore } from '@sevenmetre/sync/outbox/index';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { browserPorts } from '../device/browser-ports.ts';
import { openRecordStore } from '../device/record-store.ts';
import { PaperPhotoList } from './paper-photos.tsx';
import './paper-entry.css';

let outbox: Outbox | null = null;
afterEach(() => outbox?.stop());

/** A picture as a camera gives it: far larger than what is sent. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(3000, 2000);
  canvas.getContext('2d')?.fillRect(0, 0, 1500, 2000);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Jana Nova.png', {
    type: 'image/png',
  });
}

async function showPhotos(
  network: Network,
  store: RecordStore = openRecordStore(`photos-${performance.now()}`),
) {
  await page.viewport(390, 780);
  outbox = new Outbox(browserPorts(store, network));
  const t = createTranslator(enAll, 'en');
  const load = () => Promise.resolve({ kind: 'away' } as const);
  return render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <main>
        <PaperPhotoList matchId={7} calls={{ outbox, load, erase: load }} />
      </main>
    </LanguageContext>,
  );
}

const choose = async () => userEvent.upload(document.querySelector('input') ?? document.body, await photo());

it('[SY40] given no network, then the photo is made small, shown from the device, and sent without its name', async () => {
  const calls: OutboxCall[] = [];
  const screen = await showPhotos({
    send: (call) => {
      calls.push(call);
      return Promise.resolve({ kind: 'lost' });
    },
  });
  await choose();
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect.element(screen.getByText(/not sent yet/)).toBeVisible();
  const picture = screen.getByRole('img').element();
  expect(picture instanceof HTMLImageElement && picture.naturalWidth).toBe(2000);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(calls)).not.toContain('Jana');
  await screen.getByRole('button', { name: 'Erase' }).click();
  await screen.getByRole('button', { name: 'Really erase' }).click();
  await expect.poll(() => screen.getByRole('img').elements()).toEqual([]);
});

it('[SY40] given a device without room, then it says that the photo was not kept', async () => {
  const store = openRecordStore(`photos-${performance.now()}`);
  const full: RecordStore = {
    transact: (asked, durability, change) =>
      durability === 'strict'
        ? Promise.reject(new DOMException('no room', 'QuotaExceededError'))
        : store.transact(asked, durability, change),
  };
  const screen = await showPhotos({ send: () => Promise.resolve({ kind: 'lost' }) }, full);
  await choose();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(enAll.paperEntry.photos.full);
  expect(screen.getByRole('img').elements()).toEqual([]);
});
