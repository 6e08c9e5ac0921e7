import type { PlanTeam, PlanTeams } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { dotted } from '../../../../lib/words/dotted.ts';
import { Flag } from '../../../../ui/flag.tsx';
import type { Column, Grouping } from '../../../../ui/tables/data-table.tsx';
import { countryNameOf } from '../../page/country-name.ts';
import type { CategoryLooks } from '../category-looks.ts';
import { lastPlaceOf } from '../category-plan.tsx';
import { CategoryPlate } from '../category-plate.tsx';
import { momentTyped } from './team-moment.ts';
import { type Pot, type PotActions, type Pots, roomIn } from './use-team-pots.ts';

interface TeamColumnsProps {
  readonly t: Translator;
  readonly teams: PlanTeams;
  readonly pots: Pots;
  readonly actions: PotActions;
  readonly open: (id: number) => void;
}

export function teamColumns(props: TeamColumnsProps): Column<PlanTeam>[] {
  const { t, teams, pots, open } = props;
  const potColumn: Column<PlanTeam> = {
    key: 'pot',
    title: t('draws.pot'),
    phone: 'action',
    cell: (team) => (team.state === 'accepted' ? <PotChoice {...props} team={team} /> : null),
  };
  return [
    {
      key: 'name',
      title: t('planSettings.teams.team'),
      phone: 'heading',
      cell: (team) => <TeamName t={t} team={team} open={open} />,
    },
    ...(pots.pots.length === 0 ? [] : [potColumn]),
    ...factColumns(t, teams),
    {
      key: 'state',
      title: t('planSettings.teams.stateHead'),
      phone: 'under',
      cell: (team) => <TeamState t={t} team={team} pots={pots} />,
    },
  ];
}

/** The teams of all categories: their pot is a number, and is changed in the list of their category. */
export function allColumns(
  { t, teams, open }: Pick<TeamColumnsProps, 't' | 'teams' | 'open'>,
  potsOfTeam: (team: PlanTeam) => Pots | undefined,
): Column<PlanTeam>[] {
  return [
    {
      key: 'name',
      title: t('planSettings.teams.team'),
      phone: 'heading',
      cell: (team) => <TeamName t={t} team={team} open={open} />,
    },
    {
      key: 'pot',
      title: t('draws.pot'),
      align: 'right',
      phone: 'aside',
      cell: (team) => potsOfTeam(team)?.pots.find((pot) => pot.teams.includes(team))?.number ?? '–',
    },
    ...factColumns(t, teams),
    {
      key: 'state',
      title: t('planSettings.teams.stateHead'),
      phone: 'under',
      cell: (team) => {
        const pots = potsOfTeam(team);
        return pots && <TeamState t={t} team={team} pots={pots} />;
      },
    },
  ];
}

function factColumns(t: Translator, teams: PlanTeams): Column<PlanTeam>[] {
  return [
    {
      key: 'seed',
      title: t('planSettings.teams.seed'),
      align: 'right',
      phone: 'hidden',
      cell: ({ seed }) => seed,
    },
    { key: 'level', title: t('planSettings.teams.level'), phone: 'hidden', cell: ({ level }) => level },
    {
      key: 'lastPlace',
      title: t('planSettings.teams.lastPlace'),
      align: 'right',
      phone: 'hidden',
      cell: (team) => lastPlaceText(t, team),
    },
    {
      key: 'players',
      title: t('planSettings.teams.players'),
      align: 'right',
      phone: 'hidden',
      cell: ({ players }) => (players === 0 ? '–' : t.number(players)),
    },
    {
      key: 'wishes',
      title: t('planSettings.teams.wishes'),
      phone: 'hidden',
      cell: (team) => wishesText(t, teams, team),
    },
  ];
}

function TeamName({ t, team, open }: { t: Translator; team: PlanTeam; open: (id: number) => void }) {
  return (
    <span className="record-name">
      <button
        type="button"
        className="team-name-button"
        data-record
        aria-label={t('planSettings.teams.edit', { team: team.name })}
        onClick={() => open(team.id)}
      >
        {withItsNumeral(team.name)}
      </button>
      <Flag countryCode={team.countryCode} sportCode={countryNameOf(t, team.countryCode)} />
    </span>
  );
}

/** The numeral of a team never stands alone on a line. */
function withItsNumeral(name: string): string {
  return name.replace(/ (?=[IVX]+$)/u, '\u00A0');
}

/** One press puts the team into a pot; a press on its own pot takes it out. */
function PotChoice({ t, team, pots, actions }: TeamColumnsProps & { team: PlanTeam }) {
  const press = (pot: Pot) =>
    void (pot.teams.includes(team) ? actions.takeOut([team.id]) : actions.put([team.id], pot));
  return (
    <span className="pot-choice" role="group" aria-label={t('planSettings.teams.potOf', { team: team.name })}>
      {pots.pots.map((pot) => {
        const isIn = pot.teams.includes(team);
        const isFull = !isIn && roomIn(pots, pot.number, [team]) === 0;
        return (
          <button
            key={pot.number}
            type="button"
            aria-pressed={isIn}
            disabled={isFull}
            aria-disabled={actions.isBusy}
            title={isFull ? t('planSettings.teams.potFull', { number: pot.number }) : undefined}
            onClick={() => press(pot)}
          >
            {pot.number}
          </button>
        );
      })}
    </span>
  );
}

/** A place that the archive knows stands with its year. */
function lastPlaceText(t: Translator, team: PlanTeam): string {
  const place = lastPlaceOf(team);
  if (place === null) return t('planSettings.teams.new');
  if (team.lastPlace !== null || team.archivedPlace === null) return `${place}.`;
  return `${place}. ${t('planSettings.teams.fromYear', { year: String(team.archivedPlace.year) })}`;
}

function wishesText(t: Translator, teams: PlanTeams, team: PlanTeam): string {
  const { coaches, notBefore, notAfter, reason, sharesWith } = team;
  const nameOf = (id: number) =>
    teams.categories.flatMap((category) => category.teams).find((one) => one.id === id)?.name ?? '';
  const facts = [
    notBefore === null ? '' : `${t('planSettings.teams.notBefore')} ${momentTyped(notBefore)}`,
    notAfter === null ? '' : `${t('planSettings.teams.notAfter')} ${momentTyped(notAfter)}`,
    reason ?? '',
    coaches.join(', '),
    ...sharesWith.map(({ teamId, coach }) => t('planSettings.teams.shares', { coach, team: nameOf(teamId) })),
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? '–' : dotted(facts);
}

function TeamState({ t, team, pots }: { t: Translator; team: PlanTeam; pots: Pots }) {
  if (team.state !== 'accepted')
    return <span className="muted">{t(`planSettings.teams.state.${team.state}`)}</span>;
  if (pots.without.includes(team) && pots.pots.length > 0 && lastPlaceOf(team) === null)
    return <span className="team-without-result">{t('planSettings.teams.noResult')}</span>;
  return (
    <span className="muted">{t(team.drawn ? 'planSettings.teams.drawn' : 'planSettings.teams.ready')}</span>
  );
}

/** Lines above the teams of one category, in the list of all. */
export function groupOfCategory(
  t: Translator,
  looks: readonly CategoryLooks[],
  placeOf: (team: PlanTeam) => number | undefined,
): Grouping<PlanTeam> {
  return {
    groupOf: (team) => String(placeOf(team)),
    line: (group, own) => {
      const look = looks[Number(group)];
      return (
        <>
          {look === undefined ? null : <CategoryPlate category={look} />}{' '}
          <small>{t.number(own.length)}</small>
        </>
      );
    },
  };
}

/** Lines above the teams of one pot, and of those that are in none. */
export function groupOfTeam(t: Translator, pots: Pots): Grouping<PlanTeam> {
  const numberOf = (team: PlanTeam) => pots.pots.find(({ teams }) => teams.includes(team))?.number ?? 0;
  return {
    groupOf: (team) => (team.state === 'accepted' ? String(numberOf(team)) : team.state),
    line: (group, rows) => {
      if (group === 'waiting' || group === 'withdrawn') {
        return (
          <>
            {t(`planSettings.teams.state.${group}`)} <small>{t.number(rows.length)}</small>
          </>
        );
      }
      const pot = pots.pots[Number(group) - 1];
      if (pot) {
        return (
          <>
            {t('planSettings.teams.pot', { number: pot.number })}{' '}
            <small>{t('planSettings.teams.placedOf', { placed: pot.teams.length, all: pot.size })}</small>
          </>
        );
      }
      return pots.pots.length === 0 ? (
        t('planSettings.teams.state.accepted')
      ) : (
        <>
          {t('planSettings.teams.withoutHead', { count: rows.length })}{' '}
          <small>{t('planSettings.teams.withoutHint')}</small>
        </>
      );
    },
  };
}
