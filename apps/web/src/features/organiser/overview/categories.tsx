import type { ReactNode } from 'react';
import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { hasRoom } from '@sevenmetre/rules/registration';
import { listPath } from '../../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Bar, Card } from '../../../ui/page/card.tsx';
import { categoryLooks } from '../plan/category-looks.ts';
import type { CategoryLooks } from '../plan/category-looks.ts';
import { CategoryPlate } from '../plan/category-plate.tsx';
import { CategoryPace } from './category-pace.tsx';
import './categories.css';

type Category = AdminOverview['categories'][number];

/** How full the categories are, and who would be next; nobody moves up by himself. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  const t = useWords();
  // Once nobody registers any more, or all have their places, there is nothing to watch.
  const isOpen = categories.some((one) => hasRoom(one.capacity, one.accepted) || one.waiting > 0);
  const isFilling = isOpen && categories.some(({ weeks }) => weeks.some((count) => count > 0));
  const looks = categoryLooks(categories);
  return (
    <Card title={t('organiser.overview.categories')}>
      <ul className="overview__categories">
        {categories.map((category, index) => (
          <CategoryRow key={category.code} category={category} look={looks[index]}>
            {isFilling ? <CategoryPace {...category} /> : null}
          </CategoryRow>
        ))}
      </ul>
    </Card>
  );
}

interface CategoryRowProps {
  readonly category: Category;
  readonly look: CategoryLooks | undefined;
  /** How fast it fills. */
  readonly children: ReactNode;
}

function CategoryRow({ category, look, children }: CategoryRowProps) {
  const t = useWords();
  const { code, capacity, accepted, waiting, next } = category;
  const isFull = !hasRoom(capacity, accepted);
  return (
    <li>
      {look ? <CategoryPlate category={look} /> : <b>{code}</b>}
      <span>
        {capacity === null ? t.number(accepted) : t('organiser.overview.ofCapacity', { accepted, capacity })}
      </span>
      <Bar part={capacity === null ? 0 : accepted} of={capacity ?? 1} />
      <span className="overview__category-places">
        {isFull ? <Badge kind={waiting > 0 ? 'wait' : 'plain'}>{t('organiser.overview.full')}</Badge> : null}
        {!isFull && capacity !== null ? (
          <span>{t('organiser.overview.free', { count: capacity - accepted })}</span>
        ) : null}
        {waiting > 0 ? (
          <b>
            {t('organiser.overview.waitingList')}: {t.number(waiting)}
          </b>
        ) : null}
        {next === null ? null : (
          <small>
            {t('organiser.overview.first')}: {teamDisplayName(next)}
          </small>
        )}
      </span>
      {children}
      {next === null || isFull ? null : <AcceptFirst next={next} />}
      {isFull && waiting > 0 ? <AddPlaces code={code} /> : null}
    </li>
  );
}

/** Leads to where the capacity of a category is changed. */
function AddPlaces({ code }: { code: string }) {
  const t = useWords();
  return (
    <span className="overview__category-action">
      <Link
        className="button button--outline"
        to={`${listPath('categories')}?edit=${encodeURIComponent(code)}`}
      >
        {t('organiser.overview.addPlaces')}
        <span className="visually-hidden">: {code}</span>
      </Link>
    </span>
  );
}

/** Gives the first of the waiting list a free place. */
function AcceptFirst({ next }: { next: NonNullable<Category['next']> }) {
  const t = useWords();
  const write = useWrite('teamStatesChange', [
    'presses',
    'adminOverview',
    'clubRegistrations',
    'clubRegistrationAdmin',
  ]);
  const team = teamDisplayName(next);
  const move = async () => {
    const outcome = await write({ body: { to: 'accepted', teams: [{ id: next.teamId, state: 'waiting' }] } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    const refusal = outcome.body.results[0]?.outcome ?? 'done';
    if (refusal === 'done') showToast('done', t('organiser.overview.movedUp', { team }));
    else showToast('error', t(`errors.${refusal}`));
    return refusal === 'done';
  };
  const accept = t('registrations.action.approve');
  return (
    <span className="overview__category-action">
      <AsyncButton look="plain" label={`${accept}: ${team}`} action={move}>
        {accept}
      </AsyncButton>
    </span>
  );
}
