import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { newKey } from '../../../lib/queries/new-key.ts';
import { newGroup } from './draft.ts';
import { useForm } from './form-context.ts';
import { OrderFields } from './order-fields.tsx';

/** People who come with the club and belong to no team. */
export function ExtraStep() {
  const t = useWords();
  const { form, view, change, changeGroup } = useForm();
  const groups = form.extraPersons;
  return (
    <>
      <p className="field-hint">{t('clubRegistration.groups')}</p>
      {groups.map((group, index) => (
        <Card
          key={group.key}
          title={t('clubRegistration.group', { number: index + 1 })}
          aside={
            <button
              type="button"
              className="button button--outline button--danger"
              aria-label={t('clubRegistration.removeTeam', {
                name: t('clubRegistration.group', { number: index + 1 }),
              })}
              onClick={() => change({ extraPersons: groups.filter(({ key }) => key !== group.key) })}
            >
              {t('signedIn.remove')}
            </button>
          }
        >
          <OrderFields
            path={`extraPersons.${index}`}
            order={group}
            change={(patch) => changeGroup(group.key, patch)}
            disabled={false}
          />
          <p className="registration-form__sum">
            <span>{t('clubRegistration.total.group')}</span>
            <b>{moneyText(t, view.groupTotals[index] ?? 0, view.currency)}</b>
          </p>
        </Card>
      ))}
      <button
        type="button"
        className="button button--outline registration-form__add"
        onClick={() => change({ extraPersons: [...groups, newGroup(newKey())] })}
      >
        {t('clubRegistration.addGroup')}
      </button>
    </>
  );
}
