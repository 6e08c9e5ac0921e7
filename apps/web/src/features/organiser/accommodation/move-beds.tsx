import type { AccommodationLodging } from '@sevenmetre/contract/accommodation/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useState, createContext, use } from 'react';

export interface LodgingChoice {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly left: number;
}

/** Lodgings to which beds can be moved. */
export const LodgingChoices = createContext<readonly LodgingChoice[]>([]);

interface MoveBedsProps {
  readonly allotment: AccommodationLodging['allotments'][number];
  readonly lodgingId: number;
  readonly name: string;
  readonly close: () => void;
}

/** Another lodging for a guest: those with room for all of them. */
export function MoveBeds({ allotment: { id, persons }, lodgingId, name, close }: MoveBedsProps) {
  const t = useWords();
  const choices = useChoices().filter((choice) => choice.left >= persons && choice.id !== lodgingId);
  const [chosen, setChosen] = useState(0);
  const move = useWrite('allotmentMove', ['presses', 'accommodation', 'adminOverview', 'allotmentPlan']);
  const press = async () => {
    const outcome = await move({ params: { id }, body: { lodgingId: chosen } });
    if (outcome.ok) close();
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <div className="accommodation-move">
      <select
        className="input"
        aria-label={t('accommodation.moveTo', { name })}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        <option value={0}>
          {choices.length === 0 ? t('accommodation.noRoom') : t('accommodation.choose')}
        </option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.place}, {choice.name} · {t('accommodation.left', { count: choice.left })}
          </option>
        ))}
      </select>
      <AsyncButton action={press} disabled={chosen === 0}>
        {t('accommodation.move')}
      </AsyncButton>
    </div>
  );
}

export function useChoices(): readonly LodgingChoice[] {
  return use(LodgingChoices);
}
