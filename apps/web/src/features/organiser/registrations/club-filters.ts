import type { ClubRegistrations } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import { checkCodes } from '@sevenmetre/rules/registration';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import type { BuiltInView } from '../../../ui/lists/use-list.ts';
import { countryNameOf } from '../page/country-name.ts';

const states = ['new', 'approved', 'processed', 'declined'] as const;

/** The views that every list of clubs begins with. */
export function clubViews(t: Translator): readonly BuiltInView[] {
  return [
    { key: 'all', name: t('registrations.clubs.viewAll'), question: 'state=standing&group=state' },
    { key: 'waits', name: t('registrations.clubs.viewWaits'), question: 'state=new' },
    { key: 'unpaid', name: t('registrations.clubs.viewUnpaid'), question: 'found=unpaid' },
    { key: 'fee-late', name: t('registrations.clubs.viewFeeLate'), question: 'found=fee-late' },
    { key: 'check', name: t('registrations.clubs.viewCheck'), question: 'found=any' },
    { key: 'queue', name: t('registrations.clubs.viewQueue'), question: 'found=waiting-list' },
    { key: 'cancelled', name: t('registrations.clubs.viewCancelled'), question: 'state=declined' },
  ];
}

/** What the list of clubs can be filtered by. */
export function clubFilters(t: Translator, list: ClubRegistrations | undefined): readonly ListFilter[] {
  const about = { about: '…' };
  return [
    {
      name: 'state',
      label: t('registrations.columnState'),
      options: [
        ['standing', t('registrations.clubs.standing')],
        ...states.map((state) => [state, t(`registrations.state.${state}`)] as const),
      ],
    },
    {
      name: 'country',
      label: t('registrations.clubs.country'),
      options: list?.countries.map((code) => [code, countryNameOf(t, code)] as const) ?? [],
    },
    {
      name: 'category',
      label: t('registrations.clubs.category'),
      options: list?.categories.map(({ code }) => [code, code] as const) ?? [],
    },
    {
      name: 'money',
      label: t('registrations.clubs.money'),
      options: [
        ['paid', t('registrations.clubs.paid')],
        ['unpaid', t('registrations.clubs.unpaid')],
      ],
    },
    {
      name: 'found',
      label: t('registrations.clubs.checkResult'),
      options: [
        ['any', t('registrations.clubs.anything')],
        ['nothing', t('registrations.clubs.nothing')],
        ['waiting-list', t('registrations.clubs.waitingList')],
        ...checkCodes.map((code) => [code, t(`registrations.check.${code}`, about)] as const),
      ],
    },
  ];
}
