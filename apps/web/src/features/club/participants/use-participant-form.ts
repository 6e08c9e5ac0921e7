import type { ClubRoster, Participant, ParticipantBody } from '@sevenmetre/contract/participants/schemas';
import { hasErrors, type RosterViolation } from '@sevenmetre/rules/roster';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { type Failure, isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { bodyOf, draftOf, violationsOf, type ParticipantDraft, personOf } from './participant-draft.ts';
import { limitsOf, rosterOf } from './roster-view.ts';

export const steps = ['person', 'teams', 'check'] as const;
export type StepKey = (typeof steps)[number];

export interface ParticipantFormProps {
  readonly roster: ClubRoster;
  /** null: a new one. */
  readonly person: Participant | null;
  readonly leave: () => void;
}

/** What is typed, how far it has come, and what somebody else has stored meanwhile. */
export function useParticipantForm({ roster, person, leave }: ParticipantFormProps) {
  const typed = (known: Participant | null) =>
    draftOf(
      known,
      roster.teams.map(({ id }) => id),
    );
  const [first] = useState(() => typed(person));
  const [draft, setDraft] = useState(first);
  const [step, setStep] = useState<StepKey>('person');
  const [checked, setChecked] = useState<readonly StepKey[]>([]);
  useUnsaved(draft !== first);
  const { save, failure, theirs, goOn } = useSaving({ roster, person, leave });
  const described = personOf(person?.id ?? null, draft);
  const violations = violationsOf(described, rosterOf(roster), limitsOf(roster));
  return {
    draft,
    step,
    checked,
    violations,
    failure,
    finish: () => save(bodyOf(described)),
    conflict: theirs && { mine: draft, theirs: typed(theirs) },
    decide: (decided: ParticipantDraft) => {
      goOn();
      setDraft(decided);
    },
    isUnsent: draft !== first,
    change: (patch: Partial<ParticipantDraft>) => setDraft((before) => ({ ...before, ...patch })),
    go: setStep,
    check: () => {
      setChecked([...checked, step]);
      return !hasErrors(ofStep(violations, step));
    },
  };
}

/** Saves on the revision that was shown; when another one is stored, that one is `theirs` until `goOn` takes it for shown. */
function useSaving({ roster, person, leave }: ParticipantFormProps) {
  const t = useWords();
  const [base, setBase] = useState(person);
  const [theirs, setTheirs] = useState<Participant | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const create = useWrite('participantCreate', ['clubRoster']);
  const update = useWrite('participantUpdate', ['clubRoster']);
  const save = async (body: ParticipantBody) => {
    setFailure(null);
    const outcome = base
      ? await update({ params: { id: base.id }, body: { ...body, revision: base.revision } })
      : await create({ params: { id: roster.club.id }, body });
    if (!outcome.ok) {
      const record = storedRecord(outcome.failure);
      if (record) setTheirs(record);
      else setFailure(outcome.failure);
      return false;
    }
    showToast('done', t('participants.form.saved'));
    leave();
    return true;
  };
  const goOn = () => {
    setBase(theirs);
    setTheirs(null);
  };
  return { save, failure, theirs, goOn };
}

function storedRecord(failure: Failure): Participant | null {
  const record = failure.kind === 'refused' ? failure.details['record'] : undefined;
  // The server validates its own answers against the contract.
  return isChangedMeanwhile(failure) && record ? (record as Participant) : null;
}

function ofStep(violations: readonly RosterViolation[], step: StepKey): readonly RosterViolation[] {
  if (step === 'check') return violations;
  return violations.filter(({ field }) => (field !== null) === (step === 'person'));
}
