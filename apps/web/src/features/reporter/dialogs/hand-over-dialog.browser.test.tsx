import { encodeHandOver } from '@sevenmetre/sync/outbox/index';
import type { HandOver } from '@sevenmetre/sync/outbox/index';
import { renderSVG } from 'uqr';
import { afterEach, expect, it, vi } from 'vitest';
import * as files from '../device/download.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { goalAt, offlineDevice, showTable } from '../testing/test-table.tsx';

vi.mock(import('../device/download.ts'), { spy: true });

let shown: Awaited<ReturnType<typeof showTable>> | null = null;

afterEach(() => {
  shown?.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** The sheet on the side of the device that goes on with the match. */
async function take() {
  shown = await showTable();
  const { screen } = shown;
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Hand over to another device' }).click();
  await screen.getByRole('button', { name: 'Take over from another device' }).click();
  return screen;
}

/** A camera that sees these codes one after the other, over and over, in a browser that reads codes itself. */
function cameraSees(codes: readonly string[]): void {
  let looks = 0;
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => {
      looks += 1;
      return Promise.resolve([{ rawValue: codes[looks % codes.length] ?? '' }]);
    };
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(new MediaStream());
  // No picture comes, and none is needed.
  const { HAVE_ENOUGH_DATA, prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'play').mockResolvedValue();
  vi.spyOn(prototype, 'readyState', 'get').mockReturnValue(HAVE_ENOUGH_DATA);
}

/** A film of these codes, one after the other, over and over. */
async function filmOf(codes: readonly string[]): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 480 });
  const picture = canvas.getContext('2d');
  const images = await Promise.all(
    codes.map(async (code) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(renderSVG(code))}`;
      await image.decode();
      return image;
    }),
  );
  let shot = 0;
  const draw = () => {
    const image = images[Math.floor((shot += 1) / 10) % images.length];
    if (image !== undefined) picture?.drawImage(image, 90, 10, 460, 460);
  };
  draw();
  const timer = setInterval(draw, 100);
  const film = canvas.captureStream();
  const [track] = film.getTracks();
  const stop = track?.stop.bind(track);
  Object.assign(track ?? {}, {
    stop: () => {
      clearInterval(timer);
      stop?.();
    },
  });
  return film;
}

/** What another device hands over after so many goals. */
async function handedOver(goals: number): Promise<HandOver> {
  const other = offlineDevice();
  const { matchId, stageIds } = practiceSheet;
  for (let index = 0; index < goals; index += 1) await other.outbox.record(matchId, goalAt(index % 30));
  const date = Math.floor(Date.now() / 1000) * 1000;
  await other.outbox.learnTime({ sentAt: Date.now(), receivedAt: Date.now(), date });
  const stood = { stageId: stageIds['2nd_half'], seconds: 1700, running: false, at: Date.now() };
  await other.outbox.clock(matchId, stood);
  const handOver = await other.outbox.handOver(matchId);
  other.close();
  return handOver;
}

it('given a match of several codes, when the camera sees them in any order and twice, then the match goes on here', async () => {
  const codes = encodeHandOver(await handedOver(40));
  expect(codes.length).toBeGreaterThan(1);
  cameraSees([...codes, ...codes].toReversed());
  const screen = await take();
  await screen.getByRole('button', { name: 'Scan codes' }).click();
  await expect.element(screen.getByText('Taken over. Go on recording here.')).toBeVisible();
  await expect.poll(() => shown?.table.state().view.events.length).toBe(40);
  expect(shown?.table.state().clock).toMatchObject({ stage: '2nd_half', seconds: 1700 });
  expect(document.querySelector('video')).toBeNull();
});

it.each([
  ['has no reader of codes', undefined],
  ['has a reader that reads no QR codes', { getSupportedFormats: () => Promise.resolve(['ean_13']) }],
])(
  'given a browser that %s, as on an iPhone or in Firefox, then our own reader reads what the camera films',
  async (_browser, reader) => {
    vi.stubGlobal('BarcodeDetector', reader);
    const codes = encodeHandOver(await handedOver(12));
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(await filmOf(codes));
    const screen = await take();
    await screen.getByRole('button', { name: 'Scan codes' }).click();
    await expect.element(screen.getByText('Taken over. Go on recording here.')).toBeVisible();
    await expect.poll(() => shown?.table.state().view.events.length).toBe(12);
  },
);

it('given a browser without a camera, then it offers the file alone', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  const screen = await take();
  await expect.element(screen.getByText(/no camera to read codes with/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Scan codes' })).not.toBeInTheDocument();
});

it.each([
  ['NotAllowedError', /^The camera was not allowed\..*use the file\.$/],
  ['NotFoundError', /^The camera of this device cannot be used now\. Use the file\.$/],
])(
  'given a camera that fails by %s, then no empty picture stays, and it says what to do',
  async (name, said) => {
    const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    camera.mockRejectedValue(new DOMException('no', name));
    const screen = await take();
    await screen.getByRole('button', { name: 'Scan codes' }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
  },
);

it('given a file that is no hand-over, then it is not ours, and nobody looks for codes that were mixed up', async () => {
  vi.mocked(files.chooseFile).mockResolvedValueOnce('a shopping list');
  const screen = await take();
  await screen.getByRole('button', { name: 'Open file' }).click();
  await expect.element(screen.getByText('This file does not come from this portal.')).toBeVisible();
});

it('given a hand-over of another portal, then it is refused and says so, and nothing of it comes onto the device', async () => {
  const handOver = { ...(await handedOver(3)), portal: 'cup-of-june', matchId: 99 };
  const screen = await take();
  await shown?.device.outbox.learnPortal('cup-of-may');
  vi.mocked(files.chooseFile).mockResolvedValue(encodeHandOver(handOver, 1_000_000).join('\n'));
  await screen.getByRole('button', { name: 'Open file' }).click();
  await expect.element(screen.getByText(/^This comes from another portal/)).toBeVisible();
  expect(shown?.table.state().view.events).toEqual([]);
});
