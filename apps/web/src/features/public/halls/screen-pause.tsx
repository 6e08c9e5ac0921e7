import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { dayName } from '../../../lib/time/days.ts';
import { expectedTime, useLateBy } from '../../../lib/time/delay.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Plate } from '../../../ui/glyph.tsx';
import type { PrintedCategory } from '../../../ui/glyph.tsx';
import { ScreenCourt } from './screen-court.tsx';
import { Side } from './screen-match.tsx';

interface PauseProps {
  readonly next: MatchTicket | null;
  /** ISO date. */
  readonly today: string;
  readonly category: PrintedCategory | null;
}

/** Nothing is being played: when, and between whom, it goes on. */
export function ScreenPause({ next, today, category }: PauseProps) {
  const t = useWords();
  return (
    <section className="hall-screen__main">
      <p className="hall-screen__top">
        {next && category && next.group ? <Plate category={category} text={next.group.label} /> : null}
        <span>
          {next === null
            ? t('halls.onScreen.nothingMore')
            : next.day === today
              ? t('halls.onScreen.nothing')
              : t('halls.onScreen.tomorrow', { day: dayName(t, next.day ?? today, null) })}
        </span>
      </p>
      <div className="hall-screen__field">
        <ScreenCourt />
        {next === null ? null : <Beginning next={next} />}
      </div>
      {next === null ? null : (
        <div className="hall-screen__teams">
          <Side opponent={next.home} />
          <Side opponent={next.away} />
        </div>
      )}
    </section>
  );
}

function Beginning({ next }: { next: MatchTicket }) {
  const t = useWords();
  const late = useLateBy(next);
  const { time } = next;
  const expected = late === null ? (time ?? '–:–') : expectedTime(next, late);
  return (
    <p className="hall-screen__score hall-screen__score--time">
      <b>
        <span className="visually-hidden">{t('halls.onScreen.nextAt', { time: expected })}</span>
        <span aria-hidden="true">{expected}</span>
      </b>
      {late === null ? null : (
        <small>
          <s>{time}</s> <span className="late-mark">{t('halls.late', { minutes: late })}</span>
        </small>
      )}
    </p>
  );
}
