import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { MatchRosterAnswer } from '@sevenmetre/contract/match-rosters/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { entriesOf, isChanged } from './roster-form.ts';
import type { RosterDraft, RosterRow } from './roster-form.ts';
import { caughtUp, currentIn, opened, stored } from './roster-state.ts';
import type { RosterState } from './roster-state.ts';
import { useUnsent } from '../../../lib/drafts/unsaved.ts';

export interface RosterEditing extends RosterState {
  readonly rows: readonly RosterRow[];
  readonly changed: boolean;
  /** Why the last save stored nothing. */
  readonly failure: Failure | null;
  readonly change: (participantId: number, row: Partial<RosterRow>) => void;
  readonly forget: () => void;
  /** false: refused, `failure` or `meanwhile` says why. */
  readonly save: (confirm: boolean) => Promise<boolean>;
}

/**
 * The roster as it is being changed. It is kept on this device until it is saved; saves of other users are merged
 * in, and nothing of either side is lost.
 */
export function useRoster(newest: MatchRosterAnswer): RosterEditing {
  const { roster, ticket } = newest;
  const kept = useDraft<RosterDraft>({ form: `match-roster-${roster.side}`, record: ticket.id, version: 1 });
  const [state, setState] = useState(() => opened(newest, kept.found?.value ?? null));
  const [failure, setFailure] = useState<Failure | null>(null);
  const { answer, draft } = state;
  const changed = isChanged(draft);
  const save = useSaving(state, setState, setFailure, kept.drop);
  useUnsent(changed);
  useEffect(() => setState((before) => caughtUp(before, newest)), [newest]);
  const change = (participantId: number, row: Partial<RosterRow>) => {
    const rows = draft.rows.map((known) =>
      known.participantId === participantId ? { ...known, ...row } : known,
    );
    setState({ ...state, draft: { ...draft, rows } });
    setFailure(null);
    kept.keep({ ...draft, rows });
  };
  const forget = () => {
    kept.drop();
    setState(opened(answer, null));
    setFailure(null);
  };
  return { ...state, rows: draft.rows, changed, failure, change, forget, save };
}

function useSaving(
  { answer, draft }: RosterState,
  setState: Dispatch<SetStateAction<RosterState>>,
  setFailure: (failure: Failure | null) => void,
  dropDraft: () => void,
) {
  const t = useWords();
  const write = useWrite('matchRosterSave', ['teamPlan', 'matchRoster']);
  const { roster, ticket } = answer;
  return async (confirm: boolean): Promise<boolean> => {
    const entries = entriesOf(roster.people, draft.rows);
    const body = { revision: roster.revision, entries, confirm };
    const outcome = await write({ params: { id: ticket.id, side: roster.side }, body });
    if (outcome.ok) {
      dropDraft();
      setFailure(null);
      setState((before) => stored(before, outcome.body));
      showToast('done', t(confirm ? 'matchRosters.confirmedToast' : 'matchRosters.savedToast'));
      return true;
    }
    const current = currentIn(outcome.failure);
    if (current) setState((before) => caughtUp(before, current));
    else showToast('error', t('matchRosters.saveFailed'));
    setFailure(current ? null : outcome.failure);
    return false;
  };
}
