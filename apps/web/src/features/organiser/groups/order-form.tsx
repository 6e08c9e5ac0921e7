import type { TieBreakers } from '@sevenmetre/contract/standings/tie-breakers';
import { checkCriteria } from '@sevenmetre/rules/standings';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useEditionRead, useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { HalfLength } from './half-length.tsx';
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
              key={JSON.stringify(stored)}
              categoryId={categoryId}
              stored={stored}
              edition={edition}
              refresh={read.refresh}
            />
            {category ? (
              <HalfLength key={JSON.stringify(category.halves)} category={category} usual={usualHalf} />
            ) : null}
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

function OrderForm({ categoryId, stored, edition, refresh }: OrderFormProps) {
  const t = useWords();
  const [lists, setLists] = useState(stored);
  const save = useSave(categoryId, stored, refresh);
  const Heading = categoryId === null ? 'h3' : 'h4';
  const parts = [
    ['tieBreakers', 'standings.finished'],
    ['tieBreakersUnfinished', 'standings.open'],
  ] as const;
  const isSame = JSON.stringify(lists) === JSON.stringify(stored);
  useUnsaved(!isSame);
  const isWrong = parts.some(([field]) => {
    const list = lists[field];
    return list !== null && checkCriteria(list) !== null;
  });
  return (
    <>
      <div className="table-order__lists">
        {parts.map(([field, title]) => {
          const list = lists[field];
          const set = (next: Lists[typeof field]) => setLists({ ...lists, [field]: next });
          return (
            <div key={field}>
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
                  name={`${field}-${categoryId}`}
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
      {isSame ? null : (
        <div className="actions">
          <AsyncButton action={() => save(lists)} disabled={isWrong}>
            {t('standings.save')}
          </AsyncButton>
          <button className="button button--outline" type="button" onClick={() => setLists(stored)}>
            {t('signedIn.cancel')}
          </button>
        </div>
      )}
    </>
  );
}

/** Shows what would change, and stores the lists once one has agreed. */
function useSave(categoryId: number | null, before: Lists, refresh: () => Promise<void>) {
  const t = useWords();
  const confirm = useConfirm();
  const askEffect = useEditionWrite('tieBreakersEffect');
  const write = useEditionWrite('tieBreakersSave', ['tieBreakers', 'adminGroups']);
  return async (lists: Lists): Promise<boolean | undefined> => {
    const effect = await askEffect({ body: { categoryId, lists } });
    if (!effect.ok) {
      showToast('error', failureText(t, effect.failure));
      return false;
    }
    const isSure = await confirm({
      kind: 'warning',
      title: t('standings.sure'),
      text: <OrderEffect effect={effect.body} />,
      confirm: t('standings.confirm'),
    });
    if (!isSure) return undefined;
    const outcome = await write({ body: { categoryId, lists, before } });
    if (outcome.ok) showToast('done', t('standings.saved'));
    else {
      const isLate = isChangedMeanwhile(outcome.failure);
      showToast('error', isLate ? t('standings.conflict') : failureText(t, outcome.failure));
      await refresh();
    }
    return outcome.ok;
  };
}
