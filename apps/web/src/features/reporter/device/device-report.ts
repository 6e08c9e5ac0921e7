import { mostUnsent } from '@sevenmetre/contract/reporter/most-unsent';
import type { Outbox } from '@sevenmetre/sync/outbox/index';

/** Milliseconds that a record may be on its way before it is told as unsent. */
const onItsWay = 20_000;
/** Milliseconds that a call waits for the disk. */
const patience = 1000;

/** What a call tells organisers of its device, as its query; the battery in percent. */
export type DeviceReport = Readonly<Partial<Record<'unsent' | 'battery' | 'release', string>>>;

/** The part of the browser's battery that is used; few browsers have it. */
interface Battery {
  readonly level: number;
}

/** Percent; null: this browser does not tell. Never rejects. */
export async function batteryOf(): Promise<number | null> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => null);
  return battery == null ? null : Math.round(battery.level * 100);
}

/**
 * The report of this device: its unsent records, battery and release of the program. Never rejects: where the disk does
 * not answer, nothing is told.
 */
export async function deviceReport(
  outbox: Pick<Outbox, 'countOlderThan'> | undefined,
  battery: () => Promise<number | null> = batteryOf,
): Promise<DeviceReport> {
  if (outbox === undefined) return {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const count = await Promise.race([outbox.countOlderThan(onItsWay).catch(() => null), late]);
  clearTimeout(timer);
  if (count === null) return {};
  const level = await battery();
  const release = import.meta.env.RELEASE;
  return {
    unsent: String(Math.min(count, mostUnsent)),
    ...(level === null ? {} : { battery: String(level) }),
    ...(release === undefined ? {} : { release }),
  };
}
