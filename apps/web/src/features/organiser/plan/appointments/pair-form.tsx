import type { BoardPair, BoardReferee } from '@sevenmetre/contract/appointments/schemas';
import { pairLevels } from '@sevenmetre/rules/vocabulary';
import { useId, useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import type { BoardView } from './board-model.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { ClubFields } from './club-fields.tsx';
import { type PairDraft, bodyOf, draftOf } from './pair-draft.ts';
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
  const [draft, setDraft] = useState(() => draftOf(pair));
  const set = (change: Partial<PairDraft>) => setDraft({ ...draft, ...change });
  const { save, part } = usePairWrites(pair, draft, done);
  return (
    <div className="appointments__form">
      <RefereeChoice
        label={t('appointments.first')}
        none={null}
        value={draft.first}
        free={free}
        change={(first) => set({ first })}
      />
      <RefereeChoice
        label={t('appointments.second')}
        none={t('appointments.alone')}
        value={draft.second}
        free={free}
        change={(second) => set({ second })}
      />
      <label>
        {t('appointments.level')}
        <select
          value={draft.level}
          onChange={(event) =>
            set({ level: pairLevels.find((level) => level === event.target.value) ?? 'B' })
          }
        >
          {pairLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </select>
      </label>
      {(['fee', 'travel', 'mostPerDay'] as const).map((field) => (
        <label key={field}>
          {t(`appointments.${field}`)}
          <input
            inputMode="decimal"
            value={draft[field]}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        </label>
      ))}
      <label className="appointments__wide">
        {t('appointments.wish')}
        <input value={draft.wish} maxLength={500} onChange={(event) => set({ wish: event.target.value })} />
      </label>
      <AbsenceFields
        days={view.board.days}
        absences={draft.absences}
        change={(absences) => set({ absences })}
      />
      <ClubFields clubs={view.board.clubs} chosen={draft.clubIds} change={(clubIds) => set({ clubIds })} />
      <div className="plan-inline appointments__wide">
        <AsyncButton action={save}>{t('appointments.save')}</AsyncButton>
        {pair === null ? null : (
          <AsyncButton action={part} look="danger">
            {t('appointments.part')}
          </AsyncButton>
        )}
      </div>
    </div>
  );
}

function usePairWrites(pair: BoardPair | null, draft: PairDraft, done: () => void) {
  const t = useWords();
  const { take, failed } = useBoardAnswer();
  const create = useWrite('refereePairCreate');
  const update = useWrite('refereePairUpdate');
  const remove = useWrite('refereePairDelete');
  const save = async () => {
    const body = bodyOf(draft);
    if (typeof body === 'string') {
      showToast('error', t(`appointments.${body}`));
      return false;
    }
    const outcome =
      pair === null
        ? await create({ body })
        : await update({ params: { id: pair.id }, body: { ...body, revision: pair.revision } });
    if (outcome.ok) {
      take(outcome.body);
      showToast('done', t('appointments.pairSaved'));
      done();
    } else failed(outcome.failure);
    return outcome.ok;
  };
  const part = async () => {
    if (pair === null) return false;
    const outcome = await remove({ params: { id: pair.id } });
    if (outcome.ok) {
      take(outcome.body);
      showToast('done', t('appointments.parted'));
    } else failed(outcome.failure);
    return outcome.ok;
  };
  return { save, part };
}

interface RefereeChoiceProps {
  readonly label: string;
  /** The word for no choice; null: a choice is required. */
  readonly none: string | null;
  readonly value: string;
  readonly free: readonly BoardReferee[];
  readonly change: (id: string) => void;
}

function RefereeChoice({ label, none, value, free, change }: RefereeChoiceProps) {
  const t = useWords();
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => change(event.target.value)}>
        <option value="">{none ?? t('appointments.chooseReferee')}</option>
        {free.map((referee) => (
          <option key={referee.id} value={String(referee.id)}>
            {referee.lastName} {referee.firstName}
          </option>
        ))}
      </select>
    </label>
  );
}
