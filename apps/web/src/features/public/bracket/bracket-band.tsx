import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { dayName, dayRange } from '../../../lib/time/days.ts';
import { hasWon } from '../../../lib/matches/has-won.ts';
import { categoryPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { daysOf } from './section-names.ts';

/** The head of the page in the ink of the category. */
export function PlayoffBand({ slice }: { slice: PlayoffSlice }) {
  const { t, locale } = useLanguage();
  const { category, playoff: letter, teams, played, total } = slice;
  const winner = winnerOf(slice);
  const days = daysOf(slice);
  const [first, last] = [days[0], days.at(-1)];
  const when =
    first === undefined || last === undefined
      ? []
      : [first === last ? dayName(t, first, null) : dayRange(t, first, last)];
  return (
    <Band category={category}>
      <Link className="back" to={categoryPath(category.code)}>
        <Icon name="back" />
        {t('bracket.back', { code: category.code })}
      </Link>
      <h1 className="long-name">{t('bracket.heading', { letter })}</h1>
      <p>
        {dotted([localName(category, locale), t('bracket.teams', { count: teams }), ...when])}
        <br />
        {winner === null
          ? t('bracket.progress', { played, count: total })
          : t('bracket.winner', { team: winner })}
      </p>
    </Band>
  );
}

/** Once the only final is over. */
function winnerOf({ groups }: PlayoffSlice): string | null {
  const [final, ...others] = groups.filter(({ isFinal }) => isFinal);
  const [match] = final?.matches ?? [];
  if (!match || !final?.finished || others.length > 0) return null;
  const winner = hasWon(match, 'home') ? match.home : hasWon(match, 'away') ? match.away : null;
  return winner?.team ? fullName(winner.team) : null;
}
