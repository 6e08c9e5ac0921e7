import { textHash } from '../event-hash.ts';
import { inServerTime, newestKey } from './clock.ts';
import { packed, unpacked } from './hand-over-text.ts';
import type { Found } from './record.ts';
import type { HandOver } from './hand-over-text.ts';

/**
 * The data of a match for another device: everything that the screen shows here. Only the newest recorded
 * clock is included; the others stay in this queue.
 */
export function handedOver(found: Found): Omit<HandOver, 'matchId'> {
  const { records, copy } = found;
  const newest = newestKey(found);
  const unsent = records.filter(({ synced }) => synced === 0);
  return {
    clock: copy?.clock ?? null,
    events: copy?.events ?? [],
    toldAt: copy?.toldAt ?? null,
    portal: found.state?.portal ?? null,
    records: unsent.flatMap((record) => {
      if (record.data.kind !== 'clock') return [record];
      if (record.key !== newest) return [];
      return [
        { ...record, data: { kind: 'clock' as const, clock: inServerTime(record.data.clock, found.state) } },
      ];
    }),
  };
}

/** Prefix of all codes of a hand-over; the digit is the version. */
const mark = '7M1';

/** Characters of one code that an ordinary phone can scan from an ordinary screen. */
const codeLength = 700;

/**
 * A hand-over as texts for QR codes, each `7M1/<number>/<count>/<checksum>/<part>`. A match of sixty events
 * takes a few.
 * @param longest maximal length of one code
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
  /** `missing`: numbers of codes that are not scanned yet. */
  | { readonly kind: 'partly'; readonly missing: readonly number[] }
  | { readonly kind: 'whole'; readonly handOver: HandOver }
  /** `other`: codes of two hand-overs, or of another kind; `newer`: made by a newer program. */
  | { readonly kind: 'refused'; readonly problem: 'other' | 'newer' | 'damaged' };

/** Combines codes that were scanned in any order, some repeatedly. */
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
