import type { ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { actsForNewClub, clubStepOf, clubSteps } from '@sevenmetre/rules/registration';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  clubPath,
  clubStatusPath,
  registeredNow,
  registrationPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { leaveSteps } from '../../../ui/forms/step-form.tsx';
import { sendRegistration } from './send.ts';
import { findSent, keepSent } from './sent-forms.ts';
import type { Registration } from './use-registration.ts';

/** A message; the same text again is a new message. */
export interface SendFailure {
  readonly text: string;
  /** Id of the registration that is there already. */
  readonly registered?: number;
}

/** Sends the form and goes where its outcome leads; a failure stays to be read, and what was typed stays too. */
export function useSending(
  { tools, drop, checkSteps, setServerErrors }: Registration,
  changed: (record: ClubRegistration) => void,
) {
  const { t, locale } = useLanguage();
  const { draft, stored, go } = tools;
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const userId = useSession().current.user?.id ?? 0;
  const arrive = useArrival();
  const send = async (): Promise<boolean | undefined> => {
    setFailure(null);
    // The key of a form that another window has sent is used up: what is typed here must not change what that one has stored.
    const isUsed = stored === null && findSent(userId, draft.clientKey) !== null;
    const form = isUsed ? { ...draft, clientKey: newKey() } : draft;
    const sent = await sendRegistration(form, stored?.id ?? null, locale);
    switch (sent.outcome) {
      case 'stored':
        if (stored === null) keepSent(userId, form.clientKey, sent.record.id);
        drop();
        await arrive(sent.record.id, stored === null);
        return true;
      case 'changed':
        changed(sent.record);
        return false;
      case 'errors': {
        setServerErrors(sent.errors);
        checkSteps(clubSteps);
        const step = clubSteps.find((one) => sent.errors.some(({ field }) => clubStepOf(field) === one));
        if (step) go(step);
        return false;
      }
      case 'registered':
        setFailure({ text: failureText(t, sent.failure), registered: sent.id });
        return false;
      case 'failed':
        setFailure({
          text: sent.failure.kind === 'network' ? t('clubRegistration.lost') : failureText(t, sent.failure),
        });
        return false;
    }
  };
  return { send, failure };
}

/**
 * To what a new club pays, or to the changed club's own page; the user administrates it from now on, and everything read before is old. An organiser who has
 * registered it for others (RW8) comes to the registration, where somebody is made its admin. The page of the payment says itself
 * what was sent: a toast would cover the code that is to be paid with.
 */
function useArrival(): (clubId: number, isNew: boolean) => Promise<void> {
  const t = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { current, ensure } = useSession();
  const isOwn = actsForNewClub(current.user?.roles ?? []);
  return async (clubId, isNew) => {
    await ensure({ force: true });
    void queries.invalidateQueries();
    // In place of the form, so that the way back does not lead to an empty one.
    await leaveSteps();
    const replace = true;
    if (isNew && isOwn) return void navigate(clubStatusPath(clubId), { replace, state: registeredNow });
    showToast('done', t(isNew ? 'clubRegistration.sent' : 'clubRegistration.saved'));
    void navigate(isNew ? registrationPath(clubId) : clubPath(clubId), { replace });
  };
}
