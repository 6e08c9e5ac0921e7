import { pastSettingsFile } from '@sevenmetre/contract/tournament-folder/file-names';
import type {
  FolderError,
  FolderNote,
  PastYearPreview,
  PastYearSettings,
} from '@sevenmetre/contract/tournament-folder/schemas';
import { useState } from 'react';
import type { Failure } from '../../../lib/queries/failure.ts';
import { sendFolder } from './send-folder.ts';

interface ImportedYear {
  /** null: it was there before, so that it cannot be undone. */
  readonly editionId: number | null;
  readonly name: string;
  readonly year: number;
  readonly changedRows: number;
  readonly notes: readonly FolderNote[];
}

interface PastYearState {
  readonly files: readonly File[];
  /** null: the files bring their own, or are not read yet. */
  readonly settings: PastYearSettings | null;
  readonly preview: PastYearPreview | null;
  readonly errors: readonly FolderError[];
  /** All errors; only the first ones are listed. */
  readonly errorCount: number;
  readonly failure: Failure | null;
  readonly imported: ImportedYear | null;
  readonly step: 'reading' | 'storing' | null;
  /** What is being read; it can be cancelled. */
  readonly reading: AbortController | null;
}

const nothing: PastYearState = {
  files: [],
  settings: null,
  preview: null,
  errors: [],
  errorCount: 0,
  failure: null,
  imported: null,
  step: null,
  reading: null,
};

/** Files of a past year that are chosen, checked with settings, and imported. Nothing is stored before the import. */
export function usePastYear() {
  const [state, setState] = useState(nothing);
  const { files, settings, preview } = state;
  const kept = { ...nothing, files, settings };
  const answers = settings === null ? [] : [{ name: pastSettingsFile, value: settings }];
  const failed = (part: Partial<PastYearState>) => {
    setState({ ...kept, ...part });
    return false;
  };
  const look = async (): Promise<boolean | undefined> => {
    const reading = new AbortController();
    setState({ ...kept, step: 'reading', reading });
    const outcome = await sendFolder('pastYearPreview', files, answers, reading.signal);
    if (reading.signal.aborted) return undefined;
    if (!outcome.ok) return failed({ failure: outcome.failure });
    const { body } = outcome;
    if (!body.ok) return failed({ errors: body.errors, errorCount: body.count });
    setState({ ...kept, preview: body.preview, settings: body.preview.settings });
    return true;
  };
  const confirm = async (): Promise<boolean> => {
    if (!preview) return false;
    setState({ ...kept, preview, step: 'storing' });
    const outcome = await sendFolder('pastYearImport', files, answers);
    if (!outcome.ok) return failed({ failure: outcome.failure, preview });
    const { body } = outcome;
    if (!body.ok) return failed({ errors: body.errors, errorCount: body.count });
    const { name, year, editionId, changedRows, notes } = body;
    // The files stay: with another order of criteria the same year is imported again.
    setState({ ...kept, imported: { name, year, editionId, changedRows, notes } });
    return true;
  };
  return {
    ...state,
    look,
    confirm,
    cancel: () => {
      state.reading?.abort();
      setState(kept);
    },
    forget: () => setState(nothing),
    choose: (chosen: readonly File[]) => setState({ ...nothing, files: chosen }),
    set: (next: PastYearSettings) =>
      setState((before) => ({ ...before, settings: next, preview: null, errors: [], errorCount: 0 })),
  };
}
