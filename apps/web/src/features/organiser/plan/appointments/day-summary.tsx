import { settingsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { type BoardView, type ShownMatch, furthestFromShare } from './board-model.ts';

interface DaySummaryProps {
  readonly view: BoardView;
  readonly day: number;
  readonly matches: readonly ShownMatch[];
}

/** How the day's appointments stand, which pairs are furthest from their share, and the way to the rules they are made by. */
export function DaySummary({ view, day, matches }: DaySummaryProps) {
  const t = useWords();
  const count = (...states: ShownMatch['state'][]) =>
    matches.filter(({ state }) => states.includes(state)).length;
  const given = matches.filter(({ pairId }) => pairId !== null).length;
  const broken = view.problems.filter(({ isBroken }) => isBroken).length;
  const toConfirm = count('toConfirm');
  const lost = count('lost', 'givenBack');
  const planned = count('planned', 'removed');
  const asked = count('asked');
  return (
    <div className="appointments__summary">
      <b>{weekdayText(t, view.board.days[day] ?? '')}</b>
      {given === 0 ? (
        <span>{t('appointments.noneYet')}</span>
      ) : (
        <span>{t('appointments.kept', { count: count('kept') })}</span>
      )}
      {asked > 0 ? <span>{t('appointments.waiting', { count: asked })}</span> : null}
      {planned > 0 ? <Badge kind="plain">{t('appointments.planned', { count: planned })}</Badge> : null}
      {toConfirm > 0 ? (
        <>
          <Badge kind="wait">{t('appointments.toConfirm', { count: toConfirm })}</Badge>
          <span>{t('appointments.toConfirmWhy')}</span>
        </>
      ) : null}
      {lost > 0 ? (
        <>
          <Badge kind="bad">{t('appointments.lost', { count: lost })}</Badge>
          <span>{t('appointments.lostWhy')}</span>
        </>
      ) : null}
      {broken > 0 ? <Badge kind="bad">{t('appointments.problems', { count: broken })}</Badge> : null}
      <span className="toolbar__space" />
      <FurthestPairs view={view} />
      <Link to={`${settingsPath}?search=appointments`}>{t('appointments.rules')}</Link>
    </div>
  );
}

function FurthestPairs({ view }: { view: BoardView }) {
  const t = useWords();
  const away = furthestFromShare(view);
  if (away.length === 0) return null;
  return (
    <span className="quiet">
      {t('appointments.furthest')}{' '}
      <b>{away.map(({ name, load, share }) => `${name} ${signed(Math.round(load - share))}`).join(', ')}</b>
    </span>
  );
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
