import type { RefereeRegistration } from '@sevenmetre/contract/referees/registration';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refereePath } from '../../../lib/paths/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { bodyOf, type RefereeDraft } from './referee-draft.ts';

interface Sending {
  readonly stored: RefereeRegistration | null;
  readonly drop: () => void;
  /** Somebody else has changed it first. */
  readonly changed: (record: RefereeRegistration) => void;
}

/** Sends the form and goes to the referee's own page; a failure stays to be read, and what was typed stays too. */
export function useSending({ stored, drop, changed }: Sending) {
  const t = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { ensure } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (draft: RefereeDraft): Promise<boolean> => {
    setFailure(null);
    const outcome = await call(draft, stored);
    if (!outcome.ok) {
      const record = outcome.failure.kind === 'refused' ? outcome.failure.details['record'] : undefined;
      // The server validates its own answers against the contract.
      if (isChangedMeanwhile(outcome.failure) && record) changed(record as RefereeRegistration);
      else setFailure(failureText(t, outcome.failure));
      return false;
    }
    drop();
    showToast('done', t(stored ? 'refereeRegistration.saved' : 'refereeRegistration.sent'));
    // The user is a referee from now on, and everything read before is old.
    await ensure({ force: true });
    void queries.invalidateQueries();
    void navigate(refereePath(outcome.body.id));
    return true;
  };
  return { send, failure };
}

function call({ form, revision, clientKey }: RefereeDraft, stored: RefereeRegistration | null) {
  if (stored === null || revision === null)
    return callServer('refereeRegistrationCreate', { body: { clientKey, form: bodyOf(form) } });
  const body = { revision, form: bodyOf(form) };
  return callServer('refereeRegistrationUpdate', { params: { id: stored.id }, body });
}
