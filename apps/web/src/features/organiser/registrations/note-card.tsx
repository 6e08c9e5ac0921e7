import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { useUnsent } from '../../../lib/drafts/unsaved.ts';

interface NoteCardProps {
  readonly kind: 'club' | 'referee';
  readonly id: number;
  readonly stored: string | null;
}

interface Kept {
  readonly typed: string;
  /** The stored note that it was written over. */
  readonly before: string | null;
}

/**
 * What organisers write down for each other. What somebody else has written meanwhile is shown, not lost; what is not saved yet
 * stays in this browser, and the browser asks before it leaves.
 */
export function NoteCard({ kind, id, stored }: NoteCardProps) {
  const t = useWords();
  const writeClub = useWrite('clubNoteSave', ['clubRegistrationAdmin']);
  const writeReferee = useWrite('refereeNoteSave', ['refereeRegistrationAdmin']);
  const draft = useDraft<Kept>({ form: `${kind}-note`, record: id, version: 1 });
  const [typed, setTyped] = useState(draft.found?.value.typed ?? stored ?? '');
  const [before, setBefore] = useState(draft.found ? draft.found.value.before : stored);
  const isSaved = typed.trim() === (before ?? '');
  useUnsent(!isSaved);
  const type = (next: string) => {
    setTyped(next);
    if (next.trim() === (before ?? '')) draft.drop();
    else draft.keep({ typed: next, before });
  };
  const [theirs, setTheirs] = useState<string | null>(null);
  const save = async () => {
    const call = { params: { id }, body: { note: typed, before } };
    const outcome = await (kind === 'club' ? writeClub(call) : writeReferee(call));
    if (outcome.ok) {
      setBefore(outcome.body.note);
      draft.drop();
      setTheirs(null);
      return true;
    }
    if (isChangedMeanwhile(outcome.failure) && outcome.failure.kind === 'refused') {
      const { note } = outcome.failure.details;
      const now = typeof note === 'string' ? note : null;
      setBefore(now);
      setTheirs(now ?? t('registeredClub.noteEmpty'));
    } else showToast('error', failureText(t, outcome.failure));
    return false;
  };
  return (
    <Card title={t('registeredClub.internal')} span={6}>
      <TextAreaField
        name="internalNote"
        label={t('registeredClub.internal')}
        value={typed}
        onChange={type}
        maxLength={5000}
        rows={4}
        optional
        hint={t(isSaved ? 'registeredClub.internalHint' : 'registeredClub.noteUnsaved')}
        error={theirs === null ? undefined : t('registeredClub.noteChanged', { note: theirs })}
      />
      <AsyncButton look="plain" action={save} disabled={isSaved}>
        {t('signedIn.save')}
      </AsyncButton>
    </Card>
  );
}
