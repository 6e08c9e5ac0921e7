import type { AccommodationLodging } from '@sevenmetre/contract/accommodation/schemas';
import { required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { createContext, use } from 'react';

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
  const move = useWrite('allotmentMove', ['presses', 'accommodation', 'adminOverview', 'allotmentPlan']);
  const form = useForm({
    id: `move-${id}`,
    values: { lodging: '' },
    check: ({ lodging }) => ({ lodging: required(lodging) }),
    send: async ({ lodging }) => {
      const outcome = await move({ params: { id }, body: { lodgingId: Number(lodging) } });
      if (outcome.ok) {
        const chosen = choices.find((choice) => String(choice.id) === lodging);
        const where = chosen === undefined ? '' : `${chosen.place}, ${chosen.name}`;
        showToast('done', t('accommodation.moved', { name, where }));
        close();
      }
      return outcome;
    },
  });
  return (
    <Form form={form} className="accommodation-move">
      <ListField
        {...form.field('lodging')}
        label={t('accommodation.moveTo', { name })}
        none={t(choices.length === 0 ? 'accommodation.noRoom' : 'accommodation.choose')}
        options={choices.map((choice) => ({
          value: String(choice.id),
          label: `${choice.place}, ${choice.name} · ${t('accommodation.left', { count: choice.left })}`,
        }))}
      />
      <Submit form={form}>{t('accommodation.move')}</Submit>
    </Form>
  );
}

export function useChoices(): readonly LodgingChoice[] {
  return use(LodgingChoices);
}
