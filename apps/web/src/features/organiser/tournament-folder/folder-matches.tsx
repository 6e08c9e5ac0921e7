import type { FolderPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { chooseClub, chooseTeam, chosenTwice, teamsFor } from './folder-choices.ts';
import type { FolderChoices } from './folder-choices.ts';
import { CertaintyBadge, MatchSelect } from './match-select.tsx';

interface FolderMatchesProps {
  readonly preview: FolderPreview;
  readonly choices: FolderChoices;
  readonly match: (choices: FolderChoices) => void;
  readonly confirm: () => Promise<boolean>;
}

/** Every club and team of the folder with the registered one that it is. */
export function FolderMatches({ preview, choices, match, confirm }: FolderMatchesProps) {
  const t = useWords();
  const { edition, name, year, counts, registered } = preview;
  const clubColumns = useClubColumns(preview, choices, match);
  const teamColumns = useTeamColumns(preview, choices, match);
  const twice = [
    ...namesOf(chosenTwice(choices.clubs), registered.clubs),
    ...namesOf(chosenTwice(choices.teams), namedTeams(registered)),
  ];
  const isOther = edition.name !== name || edition.year !== year;
  return (
    <>
      <Card title={t('tournamentFolder.into', { name, year, edition: `${edition.name} ${edition.year}` })}>
        <p role="status">{t('tournamentFolder.counts', counts)}</p>
        {isOther ? <p>{t('tournamentFolder.otherName', { name, year })}</p> : null}
      </Card>
      <Card title={t('tournamentFolder.clubs')}>
        <DataTable
          caption={t('tournamentFolder.clubs')}
          columns={clubColumns}
          rows={placed(choices.clubs)}
          rowKey={({ place }) => place}
          empty=""
        />
      </Card>
      <Card title={t('tournamentFolder.teams')}>
        <DataTable
          caption={t('tournamentFolder.teams')}
          columns={teamColumns}
          rows={placed(choices.teams)}
          rowKey={({ place }) => place}
          empty=""
        />
      </Card>
      {twice.length > 0 ? (
        <Banner kind="bad">{t('tournamentFolder.twice', { name: twice.join(', ') })}</Banner>
      ) : null}
      <div className="actions">
        <AsyncButton action={confirm} disabled={twice.length > 0}>
          {t('tournamentFolder.confirm', { clubs: counts.clubs, teams: counts.teams })}
        </AsyncButton>
      </div>
    </>
  );
}

type Registered = FolderPreview['registered'];

interface Placed {
  /** Place in the file: ids of a folder are texts. */
  readonly place: number;
}

function placed<Row extends object>(rows: readonly Row[]): (Row & Placed)[] {
  return rows.map((row, place) => ({ ...row, place }));
}

function namesOf(ids: ReadonlySet<number>, rows: readonly { readonly id: number; readonly name: string }[]) {
  return rows.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}

function namedTeams({ clubs, teams }: Registered, of: Registered['teams'] = teams) {
  const names = new Map(clubs.map(({ id, name }) => [id, name]));
  return of.map(({ id, club, name, number }) => ({
    id,
    name: teamDisplayName({ name, clubName: names.get(club) ?? '', teamNumber: number }),
  }));
}

type ClubRow = FolderChoices['clubs'][number] & Placed;
type TeamRow = FolderChoices['teams'][number] & Placed;

function useClubColumns(
  { registered }: FolderPreview,
  choices: FolderChoices,
  match: (choices: FolderChoices) => void,
): Column<ClubRow>[] {
  const t = useWords();
  const options = registered.clubs.map(({ id, name, country }) => ({ id, name: `${name} (${country})` }));
  return [
    {
      key: 'folder',
      title: t('tournamentFolder.inFolder'),
      phone: 'heading',
      cell: ({ name, country }) => `${name} (${country})`,
    },
    {
      key: 'registered',
      title: t('tournamentFolder.registered'),
      cell: ({ id, ...club }) => (
        <MatchSelect
          {...club}
          options={options}
          choose={(row) => match(chooseClub(choices, registered, id, row))}
        />
      ),
    },
    {
      key: 'state',
      title: t('tournamentFolder.state'),
      cell: ({ certainty }) => <CertaintyBadge certainty={certainty} />,
    },
  ];
}

function useTeamColumns(
  { registered }: FolderPreview,
  choices: FolderChoices,
  match: (choices: FolderChoices) => void,
): Column<TeamRow>[] {
  const t = useWords();
  const clubs = new Map(choices.clubs.map(({ id, name }) => [id, name]));
  const nameOf = ({ name, club, number }: TeamRow) =>
    teamDisplayName({ name, clubName: clubs.get(club) ?? '', teamNumber: number });
  return [
    { key: 'folder', title: t('tournamentFolder.inFolder'), phone: 'heading', cell: nameOf },
    {
      key: 'category',
      title: t('tournamentFolder.category'),
      phone: 'aside',
      cell: ({ category }) => category,
    },
    {
      key: 'registered',
      title: t('tournamentFolder.registered'),
      cell: (team) => (
        <MatchSelect
          name={nameOf(team)}
          registered={team.registered}
          certainty={team.certainty}
          options={namedTeams(registered, teamsFor(choices, registered, team))}
          choose={(row) => match(chooseTeam(choices, team.id, row))}
        />
      ),
    },
    {
      key: 'state',
      title: t('tournamentFolder.state'),
      cell: ({ certainty }) => <CertaintyBadge certainty={certainty} />,
    },
  ];
}
