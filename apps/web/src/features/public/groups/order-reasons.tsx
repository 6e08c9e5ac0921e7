import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { TieExplanation } from '@sevenmetre/contract/standings/group-table';
import type { Translator } from '@sevenmetre/phrases';
import { fullName } from '@sevenmetre/phrases/names';
import { dayIn, shortDay } from '../../../lib/time/days.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Fold } from './fold.tsx';
import '../../../styles/parts/table.css';

type Teams = ReadonlyMap<number, { readonly name: string; readonly points: number }>;
type Criterion = GroupSlice['order']['criteria'][number];

/** Why the teams stand as they do: the criteria in words, and every tie with what decided it. */
export function OrderReasons({ slice }: { slice: GroupSlice }) {
  const t = useWords();
  return <Fold question={t('results.order.question')}>{() => <Reasons slice={slice} />}</Fold>;
}

function Reasons({ slice: { edition, group, order, rows } }: { slice: GroupSlice }) {
  const t = useWords();
  const list = (criteria: readonly Criterion[]) =>
    criteria.map((criterion) => t(`results.order.criterion.${criterion}`)).join(', ');
  const teams: Teams = new Map(
    rows.flatMap(({ team, points }) => (team ? [[team.id, { name: fullName(team), points }] as const] : [])),
  );
  const changes = !group.finished && list(order.criteria) !== list(order.criteriaFinished);
  const allDiffer = new Set(rows.map(({ points }) => points)).size === rows.length;
  const criteria = { criteria: list(order.criteria) };
  return (
    <>
      <p>
        {group.finished ? t('results.order.finished', criteria) : t('results.order.running', criteria)}
        {changes ? ` ${t('results.order.later', { criteria: list(order.criteriaFinished) })}` : ''}
        {order.perMatch ? ` ${t('results.order.perMatch')}` : ''}
      </p>
      {rows.map(({ team, deducted }) =>
        team && deducted ? (
          <p key={team.id}>{t('results.order.deducted', { team: fullName(team), ...deducted })}</p>
        ) : null,
      )}
      {order.ties.length === 0 && allDiffer ? <p>{t('results.order.noTies')}</p> : null}
      {order.ties.map((tie) => (
        <Tie
          key={tie.teams.map(({ teamId }) => teamId).join()}
          tie={tie}
          teams={teams}
          timeZone={edition.timeZone}
        />
      ))}
    </>
  );
}

interface TieProps {
  readonly tie: TieExplanation;
  readonly teams: Teams;
  readonly timeZone: string;
}

function Tie({ tie, teams, timeZone }: TieProps) {
  const t = useWords();
  // The table below has no column for punishments.
  const isCounted = tie.criterion === 'fewerCards' || tie.criterion === 'fairPlay';
  const list = tie.teams
    .map(({ teamId, position, value }) => {
      const name = `${position}. ${teams.get(teamId)?.name ?? ''}`;
      return isCounted && value !== null ? `${name} (${value})` : name;
    })
    .join(', ');
  const points = teams.get(tie.teams[0]?.teamId ?? 0)?.points ?? 0;
  return (
    <>
      <p>{tieText(t, tie, { teams: list, points }, timeZone)}</p>
      <MiniTable tie={tie} teams={teams} />
    </>
  );
}

/** `words`: the teams with their places, and the points that they are level on. */
function tieText(
  t: Translator,
  { criterion, drawnAt }: TieExplanation,
  words: { teams: string; points: number },
  timeZone: string,
): string {
  if (criterion === 'undecided') return t('results.order.undecided', { teams: words.teams });
  if (drawnAt)
    return t('results.order.drawn', { ...words, day: shortDay(t, dayIn(timeZone, Date.parse(drawnAt))) });
  return t('results.order.decidedAmong', { ...words, criterion: t(`results.order.criterion.${criterion}`) });
}

function MiniTable({ tie, teams }: { tie: TieExplanation; teams: Teams }) {
  const t = useWords();
  const heading = t(tie.headToHead ? 'results.order.miniTable' : 'results.order.allMatches');
  return (
    <table className="table table--small">
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th className="table__text" scope="col">
            {heading}
          </th>
          <th scope="col">{t('results.column.points')}</th>
          <th scope="col">{t('results.column.difference')}</th>
          <th scope="col">{t('results.column.goals')}</th>
        </tr>
      </thead>
      <tbody>
        {tie.teams.map(({ teamId, points, difference, goals }) => (
          <tr key={teamId}>
            <th className="table__text" scope="row">
              {teams.get(teamId)?.name}
            </th>
            <td>{points}</td>
            <td>{signed(difference)}</td>
            <td>{goals}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "+2", "−2", "0". */
function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
