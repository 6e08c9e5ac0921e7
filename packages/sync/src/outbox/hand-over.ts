import { textHash } from '../event-hash.ts';
import type { MatchClock } from '../protocol.ts';
import { inServerTime, newestKey } from './clock.ts';
import { packed, unpacked } from './hand-over-text.ts';
import type { Found } from './ports.ts';
import type { OutboxRecord, ServerEvent } from './record.ts';

/** A running match on its way to another device. */
export interface HandOver {
  readonly matchId: number;
  /** The newest that the server has told: what was pressed here goes along as a record, since the server may cut its time. */
  readonly clock: MatchClock | null;
  /** What the server has told, so that the other device need not ask. */
  readonly told: readonly ServerEvent[];
  /** The server's Date of the answer that told it, milliseconds UTC; null: unknown, or no answer has told a list yet. */
  readonly toldAt: number | null;
  /** What the server has not acknowledged; keys and stamps stay, so that nothing counts twice. */
  readonly records: readonly OutboxRecord[];
}

/**
 * What another device is given of a match: all that the screen here shows comes from it. Of recorded clocks the newest goes
 * along: the others stay in the queue here.
 */
export function handedOver(found: Found): Omit<HandOver, 'matchId'> {
  const { records, copy } = found;
  const newest = newestKey(found);
  const unsent = records.filter(({ synced }) => synced === 0);
  return {
    clock: copy?.clock ?? null,
    told: copy?.events ?? [],
    toldAt: copy?.toldAt ?? null,
    records: unsent.flatMap((record) => {
      if (record.data.kind !== 'clock') return [record];
      if (record.key !== newest) return [];
      return [
        { ...record, data: { kind: 'clock' as const, clock: inServerTime(record.data.clock, found.state) } },
      ];
    }),
  };
}

/** Begins every code of a hand-over; the digit is the version. */
const mark = '7M1';

/** Characters in one code: read by an ordinary phone from an ordinary screen. */
const codeLength = 700;

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
