import { useState } from 'react';
import { folderCategoriesFile, folderMatchesFile } from '@sevenmetre/contract/tournament-folder/file-names';
import type { FolderError, FolderPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useFileReading } from '../../../ui/imports/reading-bar.tsx';
import { type FolderChoices, matchesOf } from './folder-choices.ts';
import { sendFolder } from './send-folder.ts';

interface FolderState {
  readonly files: readonly File[];
  readonly preview: FolderPreview | null;
  readonly choices: FolderChoices;
  /** Codes of categories in the folder and of the registered ones that they are; null: new. */
  readonly categories: ReadonlyMap<string, string | null>;
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
  categories: new Map(),
  errors: [],
  errorCount: 0,
  failure: null,
  changedRows: null,
};

/** Files that are chosen, checked, matched and imported. Nothing is stored before the import. */
export function useFolder() {
  const [state, setState] = useState(nothing);
  const { reading, watched } = useFileReading();
  const { files, preview, choices, categories } = state;
  const failed = (part: Partial<FolderState>) => {
    setState({ ...nothing, files, categories, ...part });
    return false;
  };
  const look = async (said = categories): Promise<boolean | undefined> => {
    const outcome = await watched(({ signal }) =>
      sendFolder('tournamentFolderPreview', files, [categoriesFile(said)], signal),
    );
    if (outcome === null) return undefined;
    if (!outcome.ok) return failed({ failure: outcome.failure });
    const { body } = outcome;
    if (!body.ok) return failed({ errors: body.errors, errorCount: body.count });
    setState({ ...nothing, files, categories: said, preview: body.preview, choices: body.preview });
    return true;
  };
  const confirm = async (): Promise<boolean> => {
    if (!preview) return false;
    const matches = { name: folderMatchesFile, value: matchesOf(preview.edition.id, choices) };
    const outcome = await sendFolder('tournamentFolderImport', files, [matches, categoriesFile(categories)]);
    if (!outcome.ok) return failed({ failure: outcome.failure, preview, choices });
    const { body } = outcome;
    if (!body.ok) return failed({ errors: body.errors, errorCount: body.count });
    setState({ ...nothing, changedRows: body.changedRows });
    return true;
  };
  return {
    ...state,
    reading,
    look: () => look(),
    /** Teams are proposed by category, so that the files are checked again. */
    chooseCategory: (code: string, registered: string | null) =>
      look(new Map(categories).set(code, registered)),
    confirm,
    choose: (chosen: readonly File[]) => setState({ ...nothing, files: chosen }),
    match: (chosen: FolderChoices) => setState((before) => ({ ...before, choices: chosen })),
  };
}

function categoriesFile(categories: FolderState['categories']) {
  const pairs = [...categories].filter(([, registered]) => registered !== null);
  return { name: folderCategoriesFile, value: pairs };
}
