import type { ClubRegistrations } from '@sevenmetre/contract/registrations/admin-registrations';
import { clubSorts } from '@sevenmetre/rules/registration';
import { useNow } from '../../../lib/time/now.ts';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { clubListPath, registrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import type { ListQuery } from '../../../lib/queries/use-list-query.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ClubBulk, useClubAction } from './club-bulk.tsx';
import { clubColumns } from './club-columns.tsx';
import { ClubFilters } from './club-filters.tsx';
import { exportPath } from '../page/export-path.ts';
import { askedOf, chosenState, useAllWhenNoneWaits } from './asked-state.ts';
import { RegistrationTable, pageSize } from './registration-table.tsx';
import { SelectFound } from './select-found.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useSelection } from './use-selection.ts';

const states = ['new', 'approved', 'processed', 'declined'] as const;

/** Registrations of clubs: what the checks have found, and what can be done with many at once. */
export function RegistrationsPage() {
  const { t, locale } = useLanguage();
  const query = useListQuery();
  const asked = { ...askedOf(query), size: String(pageSize) };
  const read = useRead('clubRegistrations', { query: asked }, { keepPrevious: true });
  const list = read.data;
  useAllWhenNoneWaits(query, list?.states);
  return (
    <AdminPage
      title={t('registrations.clubs.title')}
      sub={list ? <Summary list={list} /> : undefined}
      actions={
        <>
          <a
            className="button button--outline"
            href={exportPath('clubRegistrationsExport', locale, asked)}
            download
          >
            {t('registrations.clubs.export')}
          </a>
          <KnownLink to={clubListPath}>{t('clubList.open')}</KnownLink>
          {list?.create === 'granted' ? (
            <KnownLink to={clubRegistrationStartPath}>{t('registrations.clubs.add')}</KnownLink>
          ) : null}
        </>
      }
    >
      <StateTabs
        counts={states.map((name) => [name, list?.states[name] ?? 0] as const)}
        chosen={chosenState(query)}
        choose={(name) => query.set({ state: name })}
      />
      <ClubFilters query={query} list={list} />
      <Ready read={read}>{(data) => <List list={data} query={query} busy={read.isFormer} />}</Ready>
    </AdminPage>
  );
}

function Summary({ list }: { list: ClubRegistrations }) {
  const t = useWords();
  const { createTill, timeZone, categories } = list;
  const isOpen = useNow((now) => createTill === null || now < Date.parse(createTill));
  const date = createTill === null ? '' : instantDayText(t, createTill, timeZone);
  const accepted = categories.reduce((total, category) => total + category.accepted, 0);
  const clubs = Object.values(list.states).reduce((total, count) => total + count, 0);
  const when =
    createTill === null
      ? t('registrations.clubs.noBound')
      : t(isOpen ? 'registrations.clubs.openTill' : 'registrations.clubs.closedSince', { date });
  return (
    <>
      <span>{when} ·</span>
      <span>{t('registrations.clubs.found', { count: clubs })} ·</span>
      <span>{t('registrations.clubs.reservedPlaces', { count: accepted })}</span>
    </>
  );
}

interface ListProps {
  readonly list: ClubRegistrations;
  readonly query: ListQuery;
  readonly busy: boolean;
}

function List({ list, query, busy }: ListProps) {
  const t = useWords();
  const selection = useSelection(list.rows);
  const { selected, add } = selection;
  const act = useClubAction(selection.settle);
  return (
    <RegistrationTable
      caption={t('registrations.clubs.title')}
      columns={clubColumns(t, { act, state: chosenState(query), timeZone: list.timeZone })}
      nameOf={({ name }) => name}
      empty={
        Object.values(list.states).every((count) => count === 0)
          ? t('registrations.clubs.nobody', { address: location.origin + clubRegistrationStartPath })
          : t('registrations.clubs.empty')
      }
      list={list}
      sorts={clubSorts}
      query={query}
      busy={busy}
      pathOf={registrationPath}
      selection={selection}
      act={act}
      bulk={
        <>
          <SelectFound
            total={list.total}
            selected={selected.size}
            load={(page) => loadPage(query, page)}
            add={add}
          />
          <ClubBulk selected={selected} act={act} />
        </>
      }
    />
  );
}

async function loadPage(query: ListQuery, page: number) {
  const asked = { ...askedOf(query), page: String(page), size: '200' };
  const outcome = await callServer('clubRegistrations', { query: asked });
  return outcome.ok ? outcome.body : null;
}
