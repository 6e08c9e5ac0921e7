import { textHash } from '../event-hash.ts';
import { packed, unpacked } from './hand-over-text.ts';
import type { Found } from './ports.ts';
import type { OutboxRecord, ServerEvent } from './record.ts';

/** The match clock as the table keeps it. */
export interface ClockState {
  readonly stageId: number;
  /** Seconds of the match clock when it was last set, started or stopped. */
  readonly seconds: number;
  /** By the server's clock, milliseconds UTC; null: it stands still. */
  readonly runningSince: number | null;
}

/** A running match on its way to another device. */
export interface HandOver {
  readonly matchId: number;
  readonly clock: ClockState | null;
  /** What the server has told, so that the other device need not ask. */
  readonly told: readonly ServerEvent[];
  /** What the server has not acknowledged; keys and stamps stay, so that nothing counts twice. */
  readonly records: readonly OutboxRecord[];
}

/** What another device is given of a match: all that the screen here shows comes from it. */
export function handedOver({ records, copy }: Found): Pick<HandOver, 'told' | 'records'> {
  return { told: copy?.events ?? [], records: records.filter(({ synced }) => synced === 0) };
}

/** Begins every code of a hand-over; the digit is the version. */
const mark = '7M1';

/** Characters in one code: read by an ordinary phone from an ordinary screen. */
export const codeLength = 700;

/**
 * A hand-over as texts for QR codes, each `7M1/<number>/<count>/<checksum>/<part>`. A match of sixty events takes a few.
 * @param longest characters of one code
 */
export function encodeHandOver(handOver: HandOver, longest: number = codeLength): string[] {
  const text = packed(handOver);
  const checksum = textHash(text).slice(0, 8);
  const room = longest - `${mark}/99/99/${checksum}/`.length;
  const count = Math.max(1, Math.ceil(text.length / room));
  return Array.from({ length: count }, (_, index) => {
    const part = text.slice(index * room, (index + 1) * room);
    return `${mark}/${index + 1}/${count}/${checksum}/${part}`;
  });
}

export type Collected =
  /** `missing`: numbers of the codes that have not been read yet. */
  | { readonly kind: 'partly'; readonly missing: readonly number[] }
  | { readonly kind: 'whole'; readonly handOver: HandOver }
  /** `other`: codes of two hand-overs, or none of ours; `newer`: a newer program made them. */
  | { readonly kind: 'refused'; readonly problem: 'other' | 'newer' | 'damaged' };

/** Puts codes together that were read in any order, some of them more than once. */
export function collectHandOver(codes: readonly string[]): Collected {
  const parts = new Map<number, string>();
  let whole: { count: number; checksum: string } | null = null;
  for (const code of codes) {
    const match = /^7M(\d+)\/(\d+)\/(\d+)\/([0-9a-f]{8})\/(.*)$/s.exec(code);
    if (match === null) return { kind: 'refused', problem: 'other' };
    const [, version, number, count, checksum = '', part = ''] = match;
    if (version !== '1') return { kind: 'refused', problem: 'newer' };
    whole ??= { count: Number(count), checksum };
    if (whole.checksum !== checksum || whole.count !== Number(count))
      return { kind: 'refused', problem: 'other' };
    parts.set(Number(number), part);
  }
  const numbers = Array.from({ length: whole?.count ?? 1 }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !parts.has(number));
  if (missing.length > 0) return { kind: 'partly', missing };
  const text = numbers.map((number) => parts.get(number)).join('');
  const handOver = textHash(text).startsWith(whole?.checksum ?? '-') ? unpacked(text) : null;
  return handOver === null ? { kind: 'refused', problem: 'damaged' } : { kind: 'whole', handOver };
}
