import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import type { RegistrationDraft } from './draft.ts';
import { draftVersion } from './draft.ts';
import type { FormTools } from './form-context.ts';

type SetDraft = (change: (before: RegistrationDraft) => RegistrationDraft) => void;

export interface Typed {
  readonly draft: RegistrationDraft;
  readonly changes: Pick<FormTools, 'change' | 'changeTeam' | 'changeGroup' | 'changeDraft'>;
  /** Changes what nobody has typed, such as the step. */
  readonly set: SetDraft;
  readonly savedAt: number | null;
  readonly foundAt: number | null;
  readonly isUnsent: boolean;
  readonly restart: (draft: RegistrationDraft) => void;
  readonly drop: () => void;
}

/** What is typed, from what was kept in this browser, and kept there again. */
export function useTyped(
  record: number | undefined,
  fresh: () => RegistrationDraft,
  whenTyped: () => void,
): Typed {
  const { found, savedAt, keep, drop } = useDraft<RegistrationDraft>({
    form: 'club-registration',
    record,
    version: draftVersion,
  });
  const [draft, setDraft] = useState(() => found?.value ?? fresh());
  const [isUnsent, setUnsent] = useState(found !== null);
  const keepTyped = useEffectEvent(() => {
    if (isUnsent) keep(draft);
  });
  useEffect(() => keepTyped(), [draft]);
  const typing: SetDraft = (change) => {
    setUnsent(true);
    whenTyped();
    setDraft(change);
  };
  return {
    draft,
    changes: changesBy(typing),
    set: setDraft,
    savedAt: isUnsent ? savedAt : null,
    foundAt: found?.savedAt ?? null,
    isUnsent,
    restart: (next) => typing(() => next),
    drop: () => {
      setUnsent(false);
      drop();
    },
  };
}

function changesBy(typing: SetDraft): Typed['changes'] {
  return {
    changeDraft: (patch) => typing((before) => ({ ...before, ...patch })),
    change: (patch) => typing((before) => ({ ...before, form: { ...before.form, ...patch } })),
    changeTeam: (key, patch) =>
      typing(({ form, ...rest }) => ({ ...rest, form: { ...form, teams: withRow(form.teams, key, patch) } })),
    changeGroup: (key, patch) =>
      typing(({ form, ...rest }) => ({
        ...rest,
        form: { ...form, extraPersons: withRow(form.extraPersons, key, patch) },
      })),
  };
}

function withRow<Row extends { readonly key: string }>(
  all: readonly Row[],
  key: string,
  patch: Partial<Row>,
): Row[] {
  return all.map((row) => (row.key === key ? { ...row, ...patch } : row));
}
