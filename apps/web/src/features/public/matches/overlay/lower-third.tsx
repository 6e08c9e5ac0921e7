import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { sides } from '@sevenmetre/rules/vocabulary';
import { hasWon } from '../../../../lib/matches/has-won.ts';
import { dayName } from '../../../../lib/time/days.ts';
import { dotted } from '../../../../lib/words/dotted.ts';
import { useLanguage } from '../../../../lib/words/words.ts';
import { CupMark } from '../../../../ui/cup-mark.tsx';
import { Flag } from '../../../../ui/flag.tsx';
import { Plate } from '../../../../ui/glyph.tsx';
import { notesOf } from '../../../../ui/ticket-words.ts';

/** Who plays, where and when; after the end the result, with the winner in bold. */
export function LowerThird({ slice: { ticket, category, edition } }: { slice: MatchSlice }) {
  const { t, locale } = useLanguage();
  const { day, time, hall, group, homeScore, awayScore } = ticket;
  const isOver = homeScore !== null && awayScore !== null;
  const when = [day === null ? null : dayName(t, day, null), time].filter(Boolean).join(', ');
  const about = isOver
    ? [t('match.finished'), ...notesOf(t, ticket, 'long')]
    : [hall ? hallWithCode(hall, locale) : '', when].filter(Boolean);
  return (
    <div className={isOver ? 'lower-third lower-third--result' : 'lower-third'}>
      <p className="lower-third__lead">
        {category && group ? <Plate category={category} text={group.label} /> : null}
        {dotted(about)}
      </p>
      <p className="lower-third__teams">
        {sides.map((side) => {
          const { team } = ticket[side];
          return (
            <span key={side} className={hasWon(ticket, side) ? 'lower-third__winner' : undefined}>
              {team ? <Flag countryCode={team.countryCode} sportCode={team.sportCode} /> : null}
              <span>{opponentName(t, ticket[side])}</span>
              {isOver ? <b>{ticket[`${side}Score`]}</b> : null}
            </span>
          );
        })}
      </p>
      <p className="lower-third__foot">
        <CupMark edition={edition} />
        {dotted(
          [`${edition.name} ${edition.year}`, edition.identity?.address ?? edition.city].filter(Boolean),
        )}
      </p>
    </div>
  );
}
