import { useEffect, useMemo } from 'react';
import type { CallInput } from '@sevenmetre/contract/client';
import { millisecondsOfHour } from '@sevenmetre/rules/dates';
import { draftKey, draftKeys, dropDraft, keepDraft, readDraft } from '../../../lib/drafts/draft.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { BodyOf } from '../../../lib/queries/call.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import type { Read } from '../../../lib/queries/use-read.ts';

export interface KeptRead<T> extends Read<T> {
  /** The data are from an earlier visit; the server has not answered yet. */
  readonly isKept: boolean;
}

type Name = 'checkIn' | 'checkInClub';

/** Milliseconds between two requests: several desks work at once. */
const often = 15_000;
/** Milliseconds after which what was seen is of no use at a desk. */
const age = 18 * millisecondsOfHour;
const form = 'check-in-seen';
/** 3: the list has the next match of each club. */
const version = 3;

/**
 * Reads for the desk. Data seen within the day are shown until an answer arrives, also after a reload without a
 * network; signing out removes them.
 *
 * @param record the club, or `all`
 */
export function useKeptRead<N extends Name>(
  name: N,
  record: number | 'all',
  input: CallInput<N>,
): KeptRead<BodyOf<N>> {
  const read = useRead<N>(name, input, { every: often });
  const key = draftKey(0, form, record);
  const kept = useMemo(() => readSeen<BodyOf<N>>(key), [key]);
  const { data, readAt } = read;
  useEffect(() => forgetOld(), []);
  useEffect(() => {
    if (data !== undefined) keepDraft(key, version, data, readAt, { expiresAt: readAt + age });
  }, [key, data, readAt]);
  const isRefused = read.failure?.kind === 'refused';
  if (data !== undefined || isRefused || kept === null) return { ...read, isKept: false };
  return { ...read, data: kept.value, readAt: kept.savedAt, isKept: true };
}

function readSeen<T>(key: string): Draft<T> | null {
  const now = Date.now();
  const seen = readDraft<T>(key, version, now);
  return seen !== null && now - seen.savedAt <= age ? seen : null;
}

/** Contacts of clubs do not stay on a device longer than they are of use. */
function forgetOld(): void {
  for (const key of draftKeys(draftKey(0, form, ''))) if (readSeen(key) === null) dropDraft(key);
}
