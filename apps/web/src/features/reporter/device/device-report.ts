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

type Reported = Pick<Outbox, 'countOlderThan' | 'listen'>;

/**
 * Reports of a device, each with a call. One that told of unsent records is made again at once when they are sent: the page
 * may be closed before its next call, and its last number would stand for a day.
 */
export class DeviceReports {
  readonly #queue: () => Reported | undefined;
  readonly #battery: () => Promise<number | null>;
  /** The call to make again once nothing is held back; null: the last one told so. */
  #again: (() => Promise<unknown>) | null = null;
  #isListening = false;
  #isLooking = false;

  constructor(queue: () => Reported | undefined, battery: () => Promise<number | null> = batteryOf) {
    this.#queue = queue;
    this.#battery = battery;
  }

  /** Makes a call with the report of now. */
  async with<T>(call: (report: DeviceReport) => Promise<T>): Promise<T> {
    const queue = this.#queue();
    const report = await deviceReport(queue, this.#battery);
    this.#again = Number(report.unsent ?? 0) > 0 ? () => this.with(call) : null;
    if (queue !== undefined && !this.#isListening) queue.listen(() => void this.#look(queue));
    this.#isListening ||= queue !== undefined;
    return call(report);
  }

  async #look(queue: Reported): Promise<void> {
    if (this.#again === null || this.#isLooking) return;
    this.#isLooking = true;
    const count = await queue.countOlderThan(onItsWay).catch(() => null);
    this.#isLooking = false;
    if (count !== 0) return;
    const again = this.#again;
    // Other changes until its report is made ask for no second call.
    this.#again = null;
    await again?.().catch(() => undefined);
  }
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
