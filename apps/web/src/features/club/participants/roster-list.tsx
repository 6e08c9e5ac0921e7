import type { ClubRoster, Participant } from '@sevenmetre/contract/participants/schemas';
import { holds } from '@sevenmetre/contract/record';
import { personTexts } from '@sevenmetre/rules/roster';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { Filter, SearchBox } from '../../../ui/forms/search-box.tsx';
import { violationText } from './problem-text.ts';
import { fullName, listed, personText, type RosterTeamView, teamsOf } from './roster-view.ts';

interface RosterListProps {
  readonly roster: ClubRoster;
  readonly openPath: (open: string) => string;
}

/** Everybody with teams and roles, found by name and by team. */
export function RosterList({ roster, openPath }: RosterListProps) {
  const { t, locale } = useLanguage();
  const query = useListQuery();
  const [search, filter] = [query.get('search'), query.get('team')];
  const teams = teamsOf(roster);
  if (roster.participants.length === 0) {
    return (
      <Notice drawing="court" heading={t('participants.empty.heading')}>
        {t('participants.empty.text')}
      </Notice>
    );
  }
  const rows = listed(roster.participants, { search, filter, locale });
  return (
    <section className="card club-roster__list" aria-label={t('participants.heading')}>
      <Filters search={search} filter={filter} teams={teams} set={query.set} />
      <p role="status" className={search === '' && filter === '' ? 'visually-hidden' : 'field-hint'}>
        {rows.length === 0 ? null : t('participants.count', { count: rows.length })}
      </p>
      <DataTable
        caption={t('participants.heading')}
        columns={columnsOf(t, teams, openPath).filter(
          // Where nothing may be changed there is no column for it, nor for texts that nobody has.
          ({ key }) =>
            (key !== 'edit' || roster.participants.some(mayChange)) &&
            personTexts.every(
              (field) => field !== key || roster.participants.some((person) => person[field]),
            ),
        )}
        rows={rows}
        rowKey={({ id }) => id}
        empty={t('participants.nobody.text')}
      />
    </section>
  );
}

interface FiltersProps {
  readonly search: string;
  readonly filter: string;
  readonly teams: readonly RosterTeamView[];
  readonly set: (changes: Readonly<Record<string, string>>) => void;
}

function Filters({ search, filter, teams, set }: FiltersProps) {
  const t = useWords();
  return (
    <div className="list-tools" role="search">
      <SearchBox label={t('participants.search')} value={search} search={(text) => set({ search: text })} />
      <Filter
        label={t('participants.filter.label')}
        value={filter}
        options={[
          ...teams.map(({ id, categoryCode, name }) => [String(id), `${categoryCode} ${name}`] as const),
          ['leader', t('participants.filter.leader')],
          ['none', t('participants.filter.noRole')],
        ]}
        all={t('participants.filter.all')}
        choose={(team) => set({ team })}
      />
    </div>
  );
}

function columnsOf(
  t: ReturnType<typeof useWords>,
  teams: readonly RosterTeamView[],
  openPath: RosterListProps['openPath'],
): Column<Participant>[] {
  return [
    {
      key: 'name',
      title: t('participants.name'),
      phone: 'heading',
      cell: (person) => <Name person={person} />,
    },
    {
      key: 'role',
      title: t('participants.column.role'),
      phone: 'aside',
      cell: ({ isLeader }) => <Role isLeader={isLeader} />,
    },
    {
      key: 'year',
      title: t('participants.year'),
      cell: ({ birthDate }) => <span>{birthDate?.slice(0, 4) ?? '–'}</span>,
    },
    {
      key: 'teams',
      title: t('participants.teams'),
      cell: (person) => <Places person={person} teams={teams} />,
    },
    ...personTexts.map((field): Column<Participant> => ({
      key: field,
      title: t(`participants.column.${field}`),
      cell: (person) => <span>{personText(t, field, person[field])}</span>,
    })),
    {
      key: 'edit',
      title: t('signedIn.edit'),
      phone: 'action',
      align: 'right',
      cell: (person) => <Edit person={person} to={openPath(`participant ${person.id}`)} />,
    },
  ];
}

function Name({ person }: { person: Participant }) {
  const t = useWords();
  return (
    <div className="club-roster__name">
      <b>{`${person.lastName} ${person.firstName}`}</b>
      {person.violations.map((violation) => (
        <span
          key={`${violation.code} ${violation.teamId}`}
          className={`club-roster__problem club-roster__problem--${violation.level === 'error' ? 'error' : 'warning'}`}
        >
          {violationText(t, violation)}
        </span>
      ))}
    </div>
  );
}

/** Empty while somebody is neither player nor leader. */
function Role({ isLeader }: { isLeader: boolean | null }) {
  const t = useWords();
  if (isLeader === null) return null;
  return (
    <Badge kind="plain">{isLeader ? t('participants.role.leader') : t('participants.role.player')}</Badge>
  );
}

/** Only a team that has withdrawn is named by nothing: the place stays for when it comes after all. */
function Places({ person, teams }: { person: Participant; teams: readonly RosterTeamView[] }) {
  const t = useWords();
  if (person.assignments.length === 0) return <span className="muted">{t('participants.role.none')}</span>;
  return (
    <ul className="club-roster__places">
      {person.assignments.map(({ teamId, role, jerseyNumber }) => {
        const team = teams.find(({ id }) => id === teamId);
        return (
          <li key={teamId}>
            {jerseyNumber === null ? null : <b className="club-roster__number">{jerseyNumber}</b>}
            {team ? `${team.categoryCode} ${team.name}` : t('participants.withdrawnTeam')}
            {role === 'leader' ? `, ${t('participants.role.leader')}` : ''}
          </li>
        );
      })}
    </ul>
  );
}

function mayChange({ links }: Participant): boolean {
  return holds(links, ['participantUpdate', 'participantDelete']);
}

function Edit({ person, to }: { person: Participant; to: string }) {
  const t = useWords();
  if (!mayChange(person)) return null;
  return (
    <Link
      className="button button--outline"
      to={to}
      aria-label={t('participants.edit', { name: fullName(person) })}
    >
      {t('signedIn.edit')}
    </Link>
  );
}
