import type { RefereeOffer } from '@sevenmetre/contract/referees/registration';
import type { RefereeField, RefereeForm } from '@sevenmetre/rules/registration';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/words/words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { fieldValue } from './field-value.ts';
import '../../../ui/tables/data-table.css';

interface ConflictViewProps {
  readonly mine: RefereeForm;
  readonly theirs: RefereeForm;
  readonly offer: RefereeOffer;
  readonly decide: (form: RefereeForm) => void;
}

/** The stored record beside the user's version; the user decides, and nothing is overwritten silently. */
export function ConflictView({ mine, theirs, offer, decide }: ConflictViewProps) {
  const words = useLanguage();
  const { t } = words;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const say = (form: RefereeForm, field: RefereeField) => fieldValue(words, form, offer, field);
  return (
    <div ref={box} tabIndex={-1} role="alertdialog" aria-label={t('refereeRegistration.changed.heading')}>
      <CardGrid>
        <Card title={t('refereeRegistration.changed.heading')}>
          <p className="field-hint">{t('refereeRegistration.changed.text')}</p>
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{t('refereeRegistration.changed.field')}</th>
                <th scope="col">{t('refereeRegistration.changed.mine')}</th>
                <th scope="col">{t('refereeRegistration.changed.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differing(mine, theirs).map((field) => (
                <tr key={field}>
                  <th scope="row">{t(`refereeRegistration.field.${field}`)}</th>
                  <td data-title={t('refereeRegistration.changed.mine')}>{say(mine, field)}</td>
                  <td data-title={t('refereeRegistration.changed.theirs')}>{say(theirs, field)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="actions">
            <button type="button" className="button" onClick={() => decide(mine)}>
              {t('refereeRegistration.changed.keep')}
            </button>
            <button type="button" className="button button--outline" onClick={() => decide(theirs)}>
              {t('refereeRegistration.changed.take')}
            </button>
          </div>
        </Card>
      </CardGrid>
    </div>
  );
}

function differing(mine: RefereeForm, theirs: RefereeForm): RefereeField[] {
  const fields = Object.keys(mine) as RefereeField[];
  return fields.filter((field) => mine[field] !== theirs[field]);
}
