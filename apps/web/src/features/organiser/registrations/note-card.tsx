import { useRef } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { type Failure, isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { type DraftOf, type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import { type Fold, FoldedCard } from '../../../ui/page/folded-card.tsx';

interface NoteCardProps {
  readonly kind: 'club' | 'referee';
  readonly id: number;
  readonly stored: string | null;
  /** On the page of the registration; absent: it does not fold. */
  readonly fold?: Fold | undefined;
}

interface Values {
  readonly internalNote: string;
}

/**
 * What organisers write down for each other. What somebody else has written meanwhile is shown, not lost; what is not saved yet
 * stays in this browser, and the browser asks before it leaves.
 */
export function NoteCard(props: NoteCardProps) {
  const t = useWords();
  const form = useNoteForm(props);
  return (
    <FoldedCard
      title={t('registeredClub.internal')}
      summary={<Summary form={form} />}
      fold={props.fold}
      span={6}
    >
      <Form form={form}>
        <TextAreaField
          {...form.field('internalNote')}
          label={t('registeredClub.internal')}
          maxLength={5000}
          rows={4}
          optional
          hint={t(form.isChanged ? 'registeredClub.noteUnsaved' : 'registeredClub.internalHint')}
        />
        <Submit form={form} look="plain" disabled={!form.isChanged} />
      </Form>
    </FoldedCard>
  );
}

/** The beginning of the note, or that it is not saved. */
function Summary({ form: { isChanged, values } }: { form: UsedForm<Values> }) {
  const t = useWords();
  const note = values.internalNote.trim();
  if (isChanged) return t('registeredClub.noteUnsaved');
  return <span className="organiser__note">{note === '' ? t('registeredClub.internalHint') : note}</span>;
}

function useNoteForm({ kind, id, stored }: NoteCardProps) {
  const t = useWords();
  const writeClub = useWrite('clubNoteSave', ['clubRegistrationAdmin']);
  const writeReferee = useWrite('refereeNoteSave', ['refereeRegistrationAdmin']);
  const draft = useDraft<DraftOf<Values>>({ form: `${kind}-note`, record: id, version: 2 });
  // What somebody else has written meanwhile: it has been shown, and another attempt overwrites it.
  const shown = useRef<{ readonly note: string | null } | null>(null);
  return useForm<Values>({
    values: { internalNote: stored ?? '' },
    draft,
    refused: (failure) => {
      const theirs = theirsOf(failure);
      if (theirs === null) return {};
      const note = theirs.note ?? t('registeredClub.noteEmpty');
      return { internalNote: t('registeredClub.noteChanged', { note }) };
    },
    send: async ({ internalNote }, { before }) => {
      const over = shown.current === null ? before.internalNote.trim() || null : shown.current.note;
      const call = { params: { id }, body: { note: internalNote, before: over } };
      const outcome = await (kind === 'club' ? writeClub(call) : writeReferee(call));
      shown.current = outcome.ok ? null : (theirsOf(outcome.failure) ?? shown.current);
      return outcome;
    },
  });
}

/** The note that is stored now, if it was refused because of it. */
function theirsOf(failure: Failure): { readonly note: string | null } | null {
  if (!isChangedMeanwhile(failure) || failure.kind !== 'refused') return null;
  const { note } = failure.details;
  return { note: typeof note === 'string' ? note : null };
}
