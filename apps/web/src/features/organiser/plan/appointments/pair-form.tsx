import type { BoardPair, BoardReferee } from '@sevenmetre/contract/appointments/schemas';
import { pairLevels } from '@sevenmetre/rules/vocabulary';
import { showToast } from '../../../../lib/page/toasts.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import type { BoardView } from './board-model.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { ClubFields } from './club-fields.tsx';
import { type PairDraft, bodyOf, draftOf, pairErrors } from './pair-draft.ts';
import { useBoardAnswer } from './use-appointments.ts';

interface PairFormProps {
  readonly view: BoardView;
  /** null: a new one. */
  readonly pair: BoardPair | null;
  /** Referees who can be in it. */
  readonly free: readonly BoardReferee[];
  readonly done: () => void;
}

/** Who is in a pair, and all that decides what it can lead and gets. */
export function PairForm({ view, pair, free, done }: PairFormProps) {
  const t = useWords();
  const form = usePairForm(pair, done);
  const part = useParting(pair);
  const { values, change } = form;
  const referees = free.map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: `${lastName} ${firstName}`,
  }));
  return (
    <Form form={form} className="appointments__form">
      <ListField
        {...form.field('first')}
        label={t('appointments.first')}
        none={t('appointments.chooseReferee')}
        options={referees}
      />
      <ListField
        {...form.field('second')}
        label={t('appointments.second')}
        none={t('appointments.alone')}
        options={referees}
        optional="unsaid"
      />
      <ListField
        {...form.field('level')}
        label={t('appointments.level')}
        options={pairLevels.map((level) => ({ value: level, label: level }))}
      />
      {(['fee', 'travel', 'mostPerDay'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={t(`appointments.${name}`)}
          inputMode="decimal"
          optional="unsaid"
        />
      ))}
      <TextField {...form.field('wish')} label={t('appointments.wish')} maxLength={500} optional="unsaid" />
      <AbsenceFields
        days={view.board.days}
        absences={values.absences}
        error={form.errorOf('absences')}
        change={(absences) => change({ absences })}
      />
      <ClubFields
        clubs={view.board.clubs}
        chosen={values.clubIds}
        change={(clubIds) => change({ clubIds })}
      />
      <div className="appointments__wide">
        <Submit
          form={form}
          more={
            pair === null ? null : (
              <AsyncButton action={part} look="danger">
                {t('appointments.part')}
              </AsyncButton>
            )
          }
        >
          {t('appointments.save')}
        </Submit>
      </div>
    </Form>
  );
}

function usePairForm(pair: BoardPair | null, done: () => void) {
  const t = useWords();
  const { take } = useBoardAnswer();
  const create = useWrite('refereePairCreate', ['presses']);
  const update = useWrite('refereePairUpdate', ['presses']);
  return useForm<PairDraft>({
    id: `pair-${pair?.id ?? 'new'}`,
    values: draftOf(pair),
    check: (draft) =>
      Object.fromEntries(
        Object.entries(pairErrors(draft)).map(([field, error]) => [field, t(`appointments.${error}`)]),
      ),
    send: async (draft) => {
      const body = bodyOf(draft);
      const outcome =
        pair === null
          ? await create({ body })
          : await update({ params: { id: pair.id }, body: { ...body, revision: pair.revision } });
      if (!outcome.ok) return outcome;
      take(outcome.body);
      showToast('done', t('appointments.pairSaved'));
      done();
      return outcome;
    },
  });
}

/** The two referees lead no matches together any more. */
function useParting(pair: BoardPair | null) {
  const t = useWords();
  const { take, failed } = useBoardAnswer();
  const remove = useWrite('refereePairDelete', ['presses']);
  return async () => {
    if (pair === null) return false;
    const outcome = await remove({ params: { id: pair.id } });
    if (outcome.ok) {
      take(outcome.body);
      showToast('done', t('appointments.parted'));
    } else failed(outcome.failure);
    return outcome.ok;
  };
}
