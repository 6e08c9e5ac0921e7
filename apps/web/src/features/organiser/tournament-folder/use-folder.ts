import { useState } from 'react';
import { folderMatchesFile } from '@sevenmetre/contract/tournament-folder/file-names';
import type { FolderError, FolderPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import type { Failure } from '../../../lib/queries/failure.ts';
import { type FolderChoices, matchesOf } from './folder-choices.ts';
import { sendFolder } from './send-folder.ts';

interface FolderState {
  readonly files: readonly File[];
  readonly preview: FolderPreview | null;
  readonly choices: FolderChoices;
  readonly errors: readonly FolderError[];
  /** All errors; only the first ones are listed. */
  readonly errorCount: number;
  readonly failure: Failure | null;
  /** Rows that an import has changed; null: there was none. */
  readonly changedRows: number | null;
}

const nothing: FolderState = {
  files: [],
  preview: null,
  choices: { clubs: [], teams: [] },
  errors: [],
  errorCount: 0,
  failure: null,
  changedRows: null,
};

/** Files that are chosen, checked, matched and imported. Nothing is stored before the import. */
export function useFolder() {
  const [state, setState] = useState(nothing);
  const { files, preview, choices } = state;
  const failed = (part: Partial<FolderState>) => {
    setState({ ...nothing, files, ...part });
    return false;
  };
  const look = async (): Promise<boolean> => {
    const outcome = await sendFolder('tournamentFolderPreview', files, null);
    if (!outcome.ok) return failed({ failure: outcome.failure });
    const { body } = outcome;
    if (!body.ok) return failed({ errors: body.errors, errorCount: body.count });
    setState({ ...nothing, files, preview: body.preview, choices: body.preview });
    return true;
  };
  const confirm = async (): Promise<boolean> => {
    if (!preview) return false;
    const matches = { name: folderMatchesFile, value: matchesOf(preview.edition.id, choices) };
    const outcome = await sendFolder('tournamentFolderImport', files, matches);
    if (!outcome.ok) return failed({ failure: outcome.failure, preview, choices });
    const { body } = outcome;
    if (!body.ok) return failed({ errors: body.errors, errorCount: body.count });
    setState({ ...nothing, changedRows: body.changedRows });
    return true;
  };
  return {
    ...state,
    look,
    confirm,
    choose: (chosen: readonly File[]) => setState({ ...nothing, files: chosen }),
    match: (chosen: FolderChoices) => setState((before) => ({ ...before, choices: chosen })),
  };
}
