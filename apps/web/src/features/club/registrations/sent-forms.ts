import { draftKey, keepDraft, readDraft } from '../../../lib/drafts/draft.ts';

const form = 'club-registration-sent';
const discarded = 'club-registration-discarded';
const version = 1;

/** Remembers which registration a form has become, until the end of the year or the sign-out. @param clientKey key of the form */
export function keepSent(userId: number, clientKey: string, clubId: number): void {
  keepDraft(draftKey(userId, form, clientKey), version, clubId, Date.now());
}

/** Remembers that a form was begun anew: its entries of the browser's history must not make another with its key. */
export function keepDiscarded(userId: number, clientKey: string): void {
  keepDraft(draftKey(userId, discarded, clientKey), version, true, Date.now());
}

export function isDiscarded(userId: number, clientKey: string): boolean {
  return readDraft<boolean>(draftKey(userId, discarded, clientKey), version, Date.now()) !== null;
}

/** The registration that a form has become in this browser; null: it was not sent from here. */
export function findSent(userId: number, clientKey: string | null): number | null {
  if (clientKey === null) return null;
  return readDraft<number>(draftKey(userId, form, clientKey), version, Date.now())?.value ?? null;
}
