import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { accommodationPath } from '../../../lib/paths/signed-in-paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { StepButton } from './step-button.tsx';

/** Where the club sleeps, and its keys. */
export function BedsCard({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { beds, bedsMissing } = body;
  return (
    <Card title={t('checkIn.beds.title')} span={6}>
      {beds.length === 0 ? <Empty>{t('checkIn.beds.none')}</Empty> : null}
      {bedsMissing > 0 ? (
        <Badge kind="wait">{t('checkIn.beds.missing', { count: bedsMissing })}</Badge>
      ) : null}
      <ul className="check-in__lines">
        {beds.map((bed, index) => (
          <li key={`${bed.label} ${index}`}>
            <b>
              {localName(bed, locale)}, {t(`accommodation.kind.${bed.kind}`)} {bed.label}
            </b>
            <span>
              {bed.team ?? t('checkIn.beds.extraPersons')} ·{' '}
              {t('checkIn.beds.persons', { count: bed.persons })}
            </span>
          </li>
        ))}
      </ul>
      <div className="check-in__actions">
        <Link className="button button--outline" to={accommodationPath}>
          {t('checkIn.beds.open')}
        </Link>
      </div>
      <StepButton body={body} step="keys" />
    </Card>
  );
}

/** What the club eats, and its vouchers. */
export function MealsCard({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  return (
    <Card title={t('checkIn.meals.title')} span={6}>
      {body.meals.length === 0 ? <Empty>{t('checkIn.meals.none')}</Empty> : null}
      <ul className="check-in__lines">
        {body.meals.map((meal) => (
          <li key={meal.nameCs}>
            <b>{localName(meal, locale)}</b>
            <span>{t('checkIn.beds.persons', { count: meal.persons })}</span>
          </li>
        ))}
      </ul>
      <StepButton body={body} step="meals" />
    </Card>
  );
}
