import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { teamColumns } from './team-columns.tsx';
import { TeamActions } from './team-actions.tsx';
import type { Withdrawal } from './use-team-state.tsx';

interface ClubTeamsProps {
  readonly detail: ClubRegistrationAdmin;
  readonly report: (results: Outcomes['results'], withdrawal?: Withdrawal) => void;
}

/** The teams of a registration: what each has ordered, and whether it takes part. */
export function ClubTeams({ detail, report }: ClubTeamsProps) {
  const t = useWords();
  const { locale } = useLanguage();
  const { teams, categories, club } = detail;
  const own = new Set(teams.map(({ categoryCode }) => categoryCode));
  const rows = teams.map((team) => ({
    ...team,
    shownName: teamDisplayName({ ...team, clubName: club.name }),
  }));
  const actions = (team: (typeof rows)[number]) => (
    <TeamActions
      team={team}
      name={`${team.shownName} (${team.categoryCode})`}
      detail={detail}
      report={report}
    />
  );
  return (
    <Card title={t('registeredClub.teams')}>
      <ul className="organiser__rooms muted">
        {categories
          .filter(({ code }) => own.has(code))
          .map(({ code, accepted, capacity }) => (
            <li key={code}>
              {capacity === null
                ? t('registeredClub.roomFree', { category: code, accepted })
                : t('registeredClub.room', { category: code, accepted, capacity })}
            </li>
          ))}
      </ul>
      <DataTable
        caption={t('registeredClub.teams')}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ shownName }) => shownName}
        empty={t('registeredClub.noTeams')}
        columns={teamColumns(t, locale, actions, club.registrationState)}
      />
    </Card>
  );
}
