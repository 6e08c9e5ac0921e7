import type { TieBreakers } from '@sevenmetre/contract/standings/tie-breakers';
import { checkCriteria } from '@sevenmetre/rules/standings';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useEditionRead, useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { type Sent, useForm } from '../../../ui/forms/use-form.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { HalfLength } from './half-length.tsx';
import { orderValue } from './order-words.ts';
import { OrderEffect } from './order-effect.tsx';
import './table-order.css';

type Lists = TieBreakers['categories'][number]['lists'];

/** By what tables are ordered. @param categoryId null: the lists of the edition */
export function TableOrder({ categoryId }: { categoryId: number | null }) {
  const t = useWords();
  const read = useEditionRead('tieBreakers', {});
  return (
    <Ready read={read}>
      {({ edition, categories, usualHalf }) => {
        const category = categories.find(({ id }) => id === categoryId);
        const stored = category?.lists ?? edition;
        return (
          <div className="table-order__form">
            {category ? <h3>{t('standings.title')}</h3> : null}
            <p className="field-hint">{t('standings.lead')}</p>
            <OrderForm
              key={categoryId}
              categoryId={categoryId}
              stored={stored}
              edition={edition}
              refresh={read.refresh}
            />
            {category ? <HalfLength key={category.id} category={category} usual={usualHalf} /> : null}
          </div>
        );
      }}
    </Ready>
  );
}

interface OrderFormProps {
  readonly categoryId: number | null;
  readonly stored: Lists;
  readonly edition: TieBreakers['edition'];
  readonly refresh: () => Promise<void>;
}

const parts = [
  ['tieBreakers', 'standings.finished'],
  ['tieBreakersUnfinished', 'standings.open'],
] as const;

function OrderForm({ categoryId, stored, edition, refresh }: OrderFormProps) {
  const t = useWords();
  const save = useSave(categoryId);
  const form = useForm<Lists>({
    id: `order-${categoryId ?? 'edition'}`,
    values: stored,
    check: ({ tieBreakers, tieBreakersUnfinished }) => ({
      tieBreakers: tieBreakers && checkCriteria(tieBreakers) && t('standings.empty'),
      tieBreakersUnfinished:
        tieBreakersUnfinished && checkCriteria(tieBreakersUnfinished) && t('standings.empty'),
    }),
    send: (lists, { before }) => save(lists, before),
    refresh,
  });
  const Heading = categoryId === null ? 'h3' : 'h4';
  const titleOf = (field: string) => t(parts.find(([part]) => part === field)?.[1] ?? 'standings.title');
  return (
    <Form form={form} nameOf={titleOf} textOf={(field, list) => orderValue(t, field, listed(list))}>
      <div className="table-order__lists">
        {parts.map(([field, title]) => {
          const { name, value: list, onChange: set } = form.field(field);
          return (
            <div key={field} id={fieldId(name)} tabIndex={-1}>
              {list === null ? (
                <Heading>{t(title)}</Heading>
              ) : (
                <CriteriaList
                  title={t(title)}
                  heading={Heading}
                  list={list}
                  change={(next) => set([...next])}
                />
              )}
              {categoryId === null ? null : (
                <CheckField
                  name={`${name}-as-edition`}
                  label={t('standings.asEdition')}
                  value={list === null}
                  onChange={(on) => set(on ? null : [...edition[field]])}
                  optional
                />
              )}
            </div>
          );
        })}
      </div>
      {form.isChanged ? (
        <Submit form={form} cancel={form.undo}>
          {t('standings.save')}
        </Submit>
      ) : null}
    </Form>
  );
}

/** A list as the log keeps it. */
function listed(value: unknown): string | null {
  return Array.isArray(value) ? value.join(' ') : null;
}

/** Shows what would change, and stores the lists once one has agreed. */
function useSave(categoryId: number | null) {
  const t = useWords();
  const confirm = useConfirm();
  const askEffect = useEditionWrite('tieBreakersEffect');
  const write = useEditionWrite('tieBreakersSave', ['tieBreakers', 'adminGroups']);
  return async (lists: Lists, before: Lists): Promise<Sent> => {
    const effect = await askEffect({ body: { categoryId, lists } });
    if (!effect.ok) return effect;
    const isSure = await confirm({
      kind: 'warning',
      title: t('standings.sure'),
      text: <OrderEffect effect={effect.body} />,
      confirm: t('standings.confirm'),
    });
    if (!isSure) return undefined;
    const outcome = await write({ body: { categoryId, lists, before } });
    if (outcome.ok) showToast('done', t('standings.saved'));
    return outcome;
  };
}
