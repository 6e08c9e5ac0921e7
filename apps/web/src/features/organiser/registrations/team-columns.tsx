import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale, RegistrationState } from '@sevenmetre/rules/vocabulary';
import type { ReactNode } from 'react';
import { localName } from '../../../lib/words/words.ts';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { TeamStateBadge } from '../../../ui/page/state-badge.tsx';

export type TeamRow = ClubRegistrationAdmin['teams'][number] & { readonly shownName: string };

const counts = {
  handballPersons: 'lunch',
  vipPartyPersons: 'vip',
  singleRoomPersons: 'single',
  beds: 'beds',
  participants: 'roster',
} as const;

/** The columns of a club's teams. */
export function teamColumns(
  t: Translator,
  locale: Locale,
  actions: (team: TeamRow) => ReactNode,
  ofClub: RegistrationState,
): Column<TeamRow>[] {
  const counted = (key: keyof typeof counts): Column<TeamRow> => ({
    key,
    title: t(`registeredClub.${counts[key]}`),
    align: 'right',
    cell: (team) => (team[key] === 0 ? '' : t.number(team[key])),
  });
  return [
    {
      key: 'team',
      title: t('registeredClub.team'),
      phone: 'heading',
      cell: (team) => (
        <>
          <b>{team.shownName}</b>
          <br />
          <span className="muted">
            {team.categoryCode}
            {team.serviceLevel ? ` · ${localName(team.serviceLevel, locale)}` : ''}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('registrations.columnState'),
      phone: 'aside',
      cell: ({ state }) => <TeamStateBadge state={state} ofClub={ofClub} />,
    },
    {
      key: 'package',
      title: t('registeredClub.package'),
      cell: (team) =>
        team.package === null
          ? t('registeredClub.noPackage')
          : `${team.bundlePersons} × ${localName(team.package, locale)}`,
    },
    counted('handballPersons'),
    counted('vipPartyPersons'),
    counted('singleRoomPersons'),
    counted('beds'),
    counted('participants'),
    {
      key: 'actions',
      title: t('registrations.columnAction'),
      phone: 'action',
      align: 'right',
      cell: actions,
    },
  ];
}
