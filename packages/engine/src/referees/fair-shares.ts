import type { AppointmentInput, LedMatch, Pair } from './input.ts';

/**
 * Fair share of matches for each pair, in tenths of a match: the matches of a day are divided in proportion
 * to presence in minutes. Singles get only matches that one referee may lead.
 */
export function fairShares({
  matches,
  pairs,
}: Pick<AppointmentInput, 'matches' | 'pairs'>): Map<string, number> {
  const shares = new Map(pairs.map(({ id }) => [id, 0]));
  for (const ofDay of Map.groupBy(matches, ({ day }) => day).values()) {
    const from = Math.min(...ofDay.map(({ start }) => start));
    const to = Math.max(...ofDay.map(({ end }) => end));
    const free = pairs.map((pair) => freeMinutes(pair, from, to));
    const rates = ratesOf(ofDay, pairs, free);
    pairs.forEach(({ id, isSingle }, index) => {
      const share = (free[index] ?? 0) * (isSingle ? rates.single : rates.pair);
      shares.set(id, (shares.get(id) ?? 0) + share);
    });
  }
  return new Map([...shares].map(([id, share]) => [id, Math.round(share * 10)]));
}

/** Matches per minute of presence. */
function ratesOf(matches: readonly LedMatch[], pairs: readonly Pair[], free: readonly number[]) {
  const sum = (single: boolean) =>
    free.reduce((total, minutes, index) => total + (pairs[index]?.isSingle === single ? minutes : 0), 0);
  const [alone, together] = [sum(true), sum(false)];
  const forSingles = matches.filter(({ single }) => single).length;
  const all = perMinute(matches.length, alone + together);
  const single = Math.min(all, perMinute(forSingles, alone));
  return { single, pair: perMinute(matches.length - single * alone, together) };
}

function perMinute(matches: number, minutes: number): number {
  return minutes === 0 ? 0 : matches / minutes;
}

function freeMinutes({ absences }: Pair, from: number, to: number): number {
  let free = 0;
  let reached = from;
  for (const absence of absences.toSorted((a, b) => a.from - b.from)) {
    free += Math.max(0, Math.min(absence.from, to) - reached);
    reached = Math.max(reached, Math.min(absence.to, to));
  }
  return free + Math.max(0, to - reached);
}
