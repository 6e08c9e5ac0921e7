import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { useWords } from '../../lib/words.ts';
import { failureText } from '../../lib/zone/failure-words.ts';
import { isChangedMeanwhile } from '../../lib/zone/failure.ts';
import { useWrite } from '../../lib/zone/use-write.ts';
import { AsyncButton } from '../../ui/zone/async-button.tsx';
import { Card } from '../../ui/zone/card.tsx';
import { TextAreaField } from '../../ui/zone/text-field.tsx';

interface NoteCardProps {
  readonly kind: 'club' | 'referee';
  readonly id: number;
  readonly stored: string | null;
}

/** What organisers write down for each other. What somebody else has written meanwhile is shown, not lost. */
export function NoteCard({ kind, id, stored }: NoteCardProps) {
  const t = useWords();
  const writeClub = useWrite('clubNoteSave', ['clubRegistrationAdmin']);
  const writeReferee = useWrite('refereeNoteSave', ['refereeRegistrationAdmin']);
  const [typed, setTyped] = useState(stored ?? '');
  const [before, setBefore] = useState(stored);
  const [theirs, setTheirs] = useState<string | null>(null);
  const save = async () => {
    const call = { params: { id }, body: { note: typed, before } };
    const outcome = await (kind === 'club' ? writeClub(call) : writeReferee(call));
    if (outcome.ok) {
      setBefore(outcome.body.note);
      setTheirs(null);
      return true;
    }
    if (isChangedMeanwhile(outcome.failure) && outcome.failure.kind === 'refused') {
      const { note } = outcome.failure.details;
      const now = typeof note === 'string' ? note : null;
      setBefore(now);
      setTheirs(now ?? t('clubOffice.noteEmpty'));
    } else showToast('fault', failureText(t, outcome.failure));
    return false;
  };
  return (
    <Card title={t('clubOffice.internal')} span={6}>
      <TextAreaField
        name="internalNote"
        label={t('clubOffice.internal')}
        value={typed}
        onChange={setTyped}
        maxLength={5000}
        rows={4}
        optional
        hint={t('clubOffice.internalHint')}
        error={theirs === null ? undefined : t('clubOffice.noteChanged', { note: theirs })}
      />
      <AsyncButton look="plain" action={save} disabled={typed.trim() === (before ?? '')}>
        {t('zone.save')}
      </AsyncButton>
    </Card>
  );
}
