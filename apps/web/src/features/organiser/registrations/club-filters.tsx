import type { ClubRegistrations } from '@sevenmetre/contract/registrations/admin-registrations';
import { checkCodes } from '@sevenmetre/rules/registration';
import type { ListQuery } from '../../../lib/queries/use-list-query.ts';
import { useWords } from '../../../lib/words/words.ts';
import { countryNameOf } from '../page/country-name.ts';
import { Filter, SearchBox } from '../../../ui/forms/search-box.tsx';

interface ClubFiltersProps {
  readonly query: ListQuery;
  readonly list: ClubRegistrations | undefined;
}

/** What the list of clubs is asked for; it stands in the address. */
export function ClubFilters({ query, list }: ClubFiltersProps) {
  const t = useWords();
  const all = t('signedIn.all');
  const about = { about: '…' };
  const checks = checkCodes.map((code) => [code, t(`registrations.check.${code}`, about)] as const);
  const set = (name: string) => (value: string) => query.set({ [name]: value });
  const filter = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <Filter label={label} value={query.get(name)} options={options} all={all} choose={set(name)} />
  );
  const countries = list?.countries.map((code) => [code, countryNameOf(t, code)] as const) ?? [];
  return (
    <div className="list-tools">
      <SearchBox label={t('registrations.clubs.search')} value={query.get('search')} search={set('search')} />
      {filter('country', t('registrations.clubs.country'), countries)}
      {filter(
        'category',
        t('registrations.clubs.category'),
        list?.categories.map(({ code }) => [code, code] as const) ?? [],
      )}
      {filter('money', t('registrations.clubs.money'), [
        ['paid', t('registrations.clubs.paid')],
        ['unpaid', t('registrations.clubs.unpaid')],
      ])}
      {filter('found', t('registrations.clubs.checkResult'), [
        ['any', t('registrations.clubs.anything')],
        ['nothing', t('registrations.clubs.nothing')],
        ['waiting-list', t('registrations.clubs.waitingList')],
        ...checks,
      ])}
    </div>
  );
}
