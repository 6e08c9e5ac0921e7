import type { ClubListImported, ClubListPreview, ClubListRow } from '@sevenmetre/contract/club-list/schemas';
import type { Encoding } from '@sevenmetre/rules/tables';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callServer } from '../../../lib/queries/call.ts';
import type { Outcome } from '../../../lib/queries/call.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { sendSheet } from '../../../lib/queries/send-sheet.ts';

export type ListSource = { readonly text: string } | { readonly file: File };

type Calls = Outcome<'clubListPreview'> | Outcome<'clubListTextPreview'> | Outcome<'clubListRowsPreview'>;
type PreviewRow = ClubListPreview['rows'][number];

/** What was changed by hand, by line; null: left out. */
type Changes = ReadonlyMap<number, ClubListRow | null>;

interface Answers {
  readonly countryId: number | null;
  readonly encoding: Encoding | null;
}

/** An organiser's list of clubs from its text or file over questions and changes to what is stored. */
export function useClubList() {
  const queries = useQueryClient();
  const [source, setSource] = useState<ListSource | null>(null);
  const [answers, setAnswers] = useState<Answers>({ countryId: null, encoding: null });
  const [changes, setChanges] = useState<Changes>(new Map());
  const [preview, setPreview] = useState<ClubListPreview | null>(null);
  const [imported, setImported] = useState<ClubListImported | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isReading, setReading] = useState(false);

  const take = async (asked: Promise<Calls>): Promise<ClubListPreview | null> => {
    setReading(true);
    setFailure(null);
    const outcome = await asked;
    setReading(false);
    if (outcome.ok) return outcome.body;
    setFailure(outcome.failure);
    return null;
  };
  const check = async (before: ClubListPreview, kept: Changes, { countryId }: Answers): Promise<boolean> => {
    const rows = before.rows.flatMap((row) => {
      const changed = kept.get(row.line);
      return changed === null ? [] : (changed ?? listRowOf(row));
    });
    const checked = await take(callServer('clubListRowsPreview', { body: { rows, countryId } }));
    if (checked === null) return false;
    const isOpen = checked.rows.some(({ open }) => open.includes('encoding'));
    const { aside, unknown, encoding } = before;
    setPreview({ ...checked, aside, unknown, encoding: isOpen ? encoding : null });
    return true;
  };
  const read = async (from: ListSource, given: Answers, kept: Changes): Promise<boolean> => {
    const fresh = await take(readSource(from, given));
    if (fresh === null) return false;
    setPreview(fresh);
    return kept.size === 0 || check(fresh, kept, given);
  };
  const start = (from: ListSource) => {
    setSource(from);
    setChanges(new Map());
    setPreview(null);
    setImported(null);
    return read(from, answers, new Map());
  };
  const answer = (given: Partial<Answers>) => {
    const next = { ...answers, ...given };
    setAnswers(next);
    return source === null ? Promise.resolve(true) : read(source, next, changes);
  };
  const change = (line: number, row: ClubListRow | null) => {
    const next = new Map(changes).set(line, row);
    setChanges(next);
    return preview === null ? Promise.resolve(true) : check(preview, next, answers);
  };
  const commit = async () => {
    if (preview === null || source === null) return undefined;
    const { rows, fingerprint } = preview;
    const name = 'file' in source ? source.file.name.slice(0, 120) : '';
    const body = { rows: rows.map(listRowOf), countryId: answers.countryId, fingerprint, source: name };
    const outcome = await callServer('clubListImport', { body });
    if (!outcome.ok) {
      setFailure(outcome.failure);
      const newest = newPreview(outcome.failure);
      if (newest) setPreview(newest);
      return false;
    }
    setPreview(null);
    setImported(outcome.body);
    void queries.invalidateQueries({ queryKey: ['clubRegistrations'] });
    return true;
  };
  return { answers, preview, imported, failure, isReading, start, answer, change, commit };
}

export type ClubList = ReturnType<typeof useClubList>;

function readSource(source: ListSource, { countryId, encoding }: Answers): Promise<Calls> {
  if ('text' in source) {
    const text = source.text.replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/gu,
      '',
    );
    return callServer('clubListTextPreview', { body: { text, countryId } });
  }
  const query = {
    ...(countryId === null ? {} : { countryId: String(countryId) }),
    ...(encoding === null ? {} : { encoding }),
  };
  return sendSheet('clubListPreview', { file: source.file, query });
}

export function listRowOf({ line, texts, target, open }: PreviewRow): ClubListRow {
  return { line, texts, target, open };
}

function newPreview(failure: Failure): ClubListPreview | null {
  if (failure.kind !== 'refused' || failure.code !== 'import-changed') return null;
  // The server validates its own answers against the contract.
  return failure.details['preview'] as ClubListPreview;
}
