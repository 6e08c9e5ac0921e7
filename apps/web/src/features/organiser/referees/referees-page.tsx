import type { AdminRefereeRegistrations } from '@sevenmetre/contract/referees/admin-registrations';
import { refereeCheckCodes, refereeSorts } from '@sevenmetre/rules/registration';
import { officialListPath, organiserRefereePath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import type { ListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { exportPath } from '../page/export-path.ts';
import { RefereeBulk, useRefereeAction } from './referee-bulk.tsx';
import { refereeColumns } from './referee-columns.tsx';
import { Filter, SearchBox } from '../../../ui/forms/search-box.tsx';
import { askedOf, chosenState, useAllWhenNoneWaits } from '../registrations/asked-state.ts';
import { RegistrationTable, pageSize } from '../registrations/registration-table.tsx';
import { StateTabs } from '../registrations/state-tabs.tsx';
import { useSelection } from '../registrations/use-selection.ts';

const states = ['new', 'approved', 'declined'] as const;

/** Registrations of referees, like those of clubs. */
export function RefereesPage() {
  const { t, locale } = useLanguage();
  const query = useListQuery();
  const asked = { ...askedOf(query), size: String(pageSize) };
  const read = useRead('refereeRegistrations', { query: asked }, { keepPrevious: true });
  const list = read.data;
  useAllWhenNoneWaits(query, list?.states);
  const count = list ? Object.values(list.states).reduce((total, number) => total + number, 0) : 0;
  return (
    <AdminPage
      title={t('registeredReferees.list.title')}
      sub={list ? t('registeredReferees.list.found', { count }) : undefined}
      actions={
        <>
          <a
            className="button button--outline"
            href={exportPath('refereeRegistrationsExport', locale, asked)}
            download
          >
            {t('registrations.clubs.export')}
          </a>
          <KnownLink to={officialListPath}>{t('recordList.open')}</KnownLink>
        </>
      }
    >
      <StateTabs
        counts={states.map((name) => [name, list?.states[name] ?? 0] as const)}
        chosen={chosenState(query)}
        choose={(name) => query.set({ state: name })}
      />
      <Filters query={query} list={list} />
      <Ready read={read}>{(data) => <List list={data} query={query} busy={read.isFormer} />}</Ready>
    </AdminPage>
  );
}

function Filters({ query, list }: { query: ListQuery; list: AdminRefereeRegistrations | undefined }) {
  const t = useWords();
  const all = t('signedIn.all');
  const set = (name: string) => (value: string) => query.set({ [name]: value });
  return (
    <div className="list-tools">
      <SearchBox
        label={t('registeredReferees.list.search')}
        value={query.get('search')}
        search={set('search')}
      />
      <Filter
        label={t('registrations.clubs.country')}
        value={query.get('country')}
        options={list?.countries.map((code) => [code, countryNameOf(t, code)] as const) ?? []}
        all={all}
        choose={set('country')}
      />
      <Filter
        label={t('registrations.clubs.checkResult')}
        value={query.get('found')}
        options={[
          ['any', t('registrations.clubs.anything')],
          ['nothing', t('registrations.clubs.nothing')],
          ...refereeCheckCodes.map((code) => [code, t(`registrations.check.${code}`)] as const),
        ]}
        all={all}
        choose={set('found')}
      />
    </div>
  );
}

interface ListProps {
  readonly list: AdminRefereeRegistrations;
  readonly query: ListQuery;
  readonly busy: boolean;
}

function List({ list, query, busy }: ListProps) {
  const t = useWords();
  const selection = useSelection(list.rows);
  const act = useRefereeAction(selection.settle);
  return (
    <RegistrationTable
      caption={t('registeredReferees.list.title')}
      columns={refereeColumns(t, { act, state: chosenState(query), timeZone: list.timeZone })}
      nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
      empty={t('registeredReferees.list.empty')}
      list={list}
      sorts={refereeSorts}
      query={query}
      busy={busy}
      pathOf={organiserRefereePath}
      selection={selection}
      act={act}
      bulk={<RefereeBulk selected={selection.selected} act={act} />}
    />
  );
}
