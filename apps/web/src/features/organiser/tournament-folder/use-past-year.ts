import { pastSettingsFile } from '@sevenmetre/contract/tournament-folder/file-names';
import type {
  FolderError,
  FolderNote,
  PastYearPreview,
  PastYearSettings,
} from '@sevenmetre/contract/tournament-folder/schemas';
import { useState } from 'react';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useFileReading } from '../../../ui/imports/reading-bar.tsx';
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
  readonly isStoring: boolean;
}

const nothing: PastYearState = {
  files: [],
  settings: null,
  preview: null,
  errors: [],
  errorCount: 0,
  failure: null,
  imported: null,
  isStoring: false,
};

/** Files of a past year that are chosen, checked with settings, and imported. Nothing is stored before the import. */
export function usePastYear() {
  const [state, setState] = useState(nothing);
  const { reading, watched } = useFileReading();
  const { files, settings, preview } = state;
  const kept = { ...nothing, files, settings };
  const answers = settings === null ? [] : [{ name: pastSettingsFile, value: settings }];
  const failed = (part: Partial<PastYearState>) => {
    setState({ ...kept, ...part });
    return false;
  };
  const look = async (): Promise<boolean | undefined> => {
    setState(kept);
    const outcome = await watched(({ signal }) => sendFolder('pastYearPreview', files, answers, signal));
    if (outcome === null) return undefined;
    if (!outcome.ok) return failed({ failure: outcome.failure });
    const { body } = outcome;
    if (!body.ok) return failed({ errors: body.errors, errorCount: body.count });
    setState({ ...kept, preview: body.preview, settings: body.preview.settings });
    return true;
  };
  const confirm = async (): Promise<boolean> => {
    if (!preview) return false;
    setState({ ...kept, preview, isStoring: true });
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
    reading,
    look,
    confirm,
    forget: () => setState(nothing),
    choose: (chosen: readonly File[]) => setState({ ...nothing, files: chosen }),
    set: (next: PastYearSettings) =>
      setState((before) => ({ ...before, settings: next, preview: null, errors: [], errorCount: 0 })),
  };
}
