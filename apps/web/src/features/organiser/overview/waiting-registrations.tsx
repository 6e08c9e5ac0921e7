import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import {
  organiserRefereePath,
  refereeRegistrationsPath,
  registrationPath,
  registrationsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { categoryLooks } from '../plan/category-looks.ts';
import { useRefereeAction } from '../referees/referee-bulk.tsx';
import { Checks, RefereeChecks } from '../registrations/checks.tsx';
import { useClubAction } from '../registrations/club-bulk.tsx';
import { RowActions } from '../registrations/row-actions.tsx';
import { Waits } from '../page/waits.tsx';
import type { CategoryLooks } from '../plan/category-looks.ts';
import { CategoryPlate } from '../plan/category-plate.tsx';
import { More, shownTasks, useShownTasks } from './more.tsx';

const query = { state: 'new', size: String(shownTasks.registrations) };

interface WaitingClubsProps {
  readonly waiting: number;
  /** All of the edition, in its order. */
  readonly categories: AdminOverview['categories'];
}

/** The clubs that have waited longest for an answer, each with its answers. */
export function WaitingClubs({ waiting, categories }: WaitingClubsProps) {
  const t = useWords();
  const looks = categoryLooks(categories);
  const { data } = useRead('clubRegistrations', { query }, { keepPrevious: true });
  const shown = useShownTasks().registrations;
  const rows = data?.rows.slice(0, shown) ?? [];
  const act = useClubAction(useRefusals());
  return (
    <>
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            <span className="overview__club">
              <Link to={registrationPath(row.id)}>{row.name}</Link>
              <Flag countryCode={row.countryCode} sportCode={countryNameOf(t, row.countryCode)} />
              <TeamPlates codes={row.teamCategories} looks={looks} />
            </span>
            <small className="overview__facts">
              <span>
                {t('organiser.overview.teams', { count: row.teams })},{' '}
                {t('organiser.overview.persons', { count: row.persons })} ·
              </span>
              <Checks checks={row.checks} />
            </small>
          </span>
          <small>
            <Waits since={row.createdAt} />
          </small>
          <RowActions byKeys name={row.name} actions={row.actions} act={(action) => act(action, [row])} />
        </li>
      ))}
      <More
        rest={data ? waiting - rows.length : 0}
        to={registrationsPath}
        title={t('organiser.overview.newClubs', { count: waiting })}
      />
    </>
  );
}

/** The referees that have waited longest for an answer. */
export function WaitingReferees({ waiting }: { waiting: number }) {
  const t = useWords();
  const { data } = useRead('refereeRegistrations', { query }, { keepPrevious: true });
  const shown = useShownTasks().registrations;
  const rows = data?.rows.slice(0, shown) ?? [];
  const act = useRefereeAction(useRefusals());
  return (
    <>
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            <Link to={organiserRefereePath(row.id)}>
              {row.firstName} {row.lastName}
            </Link>{' '}
            {t('registeredReferees.list.referee')}
            <small>
              <RefereeChecks checks={row.checks} />
            </small>
          </span>
          <small>
            <Waits since={row.createdAt} />
          </small>
          <RowActions
            byKeys
            name={`${row.firstName} ${row.lastName}`}
            actions={row.actions}
            act={(action) => act(action, [row])}
          />
        </li>
      ))}
      <More
        rest={data ? waiting - rows.length : 0}
        to={refereeRegistrationsPath}
        title={t('organiser.overview.newReferees', { count: waiting })}
      />
    </>
  );
}

/** Says why nothing was done; what was done leaves the list. */
function useRefusals(): (results: Outcomes['results']) => void {
  const t = useWords();
  return (results) => {
    for (const { id, name, outcome } of results) {
      if (outcome === 'done') continue;
      const words = {
        name: name ?? t('registrations.bulk.nameless', { id }),
        reason: t(`errors.${outcome}`),
      };
      showToast('error', t('registrations.bulk.not', words));
    }
  };
}

interface TeamPlatesProps {
  /** Of a category for each team. */
  readonly codes: readonly string[];
  /** Of all categories, in their order. */
  readonly looks: readonly CategoryLooks[];
}

/** The categories of a club's teams, each once, with the number of teams if there are several. */
function TeamPlates({ codes, looks }: TeamPlatesProps) {
  const t = useWords();
  return looks.map((look) => {
    const teams = codes.filter((code) => code === look.code).length;
    if (teams === 0) return null;
    return (
      <span key={look.code} className="overview__plate">
        <CategoryPlate category={look} />
        {teams > 1 ? ` ${t.number(teams)}×` : null}
      </span>
    );
  });
}
