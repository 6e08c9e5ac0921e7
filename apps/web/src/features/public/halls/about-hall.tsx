import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { dayName } from '../../../lib/time/days.ts';
import { useEditionBase } from '../../../lib/paths/edition-base.ts';
import { cityPath, hallPath, hallScreenPath, placePath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

interface AboutProps {
  readonly slice: HallSlice;
  readonly day: string | null;
  readonly today: string;
}

/** What there is to know of a hall besides its matches, and the way to the halls beside it. */
export function AboutHall({ slice, day, today }: AboutProps) {
  const { t, locale } = useLanguage();
  const base = useEditionBase();
  const { hall, previous, next, matches } = slice;
  const ofDay = matches.filter((match) => match.day === day);
  const over = ofDay.filter((match) => match.stageCode !== 'not_started' && !isLive(match));
  return (
    <aside className="hall__about" aria-labelledby="about">
      <div className="section-head">
        <h2 id="about">{t('halls.place')}</h2>
      </div>
      <dl className="hall__facts">
        {day === null ? null : (
          <div>
            <dt>{day === today ? t('halls.todayAtFirst') : dayName(t, day, null)}</dt>
            <dd>
              {t('halls.count', { count: ofDay.length })}, {t('halls.played', { count: over.length })}
            </dd>
          </div>
        )}
      </dl>
      <p className="hall__actions">
        <Link className="button button--outline" to={placePath(hall.id)}>
          <Icon name="way" />
          {t('halls.directions')}
        </Link>
        {base === '' ? (
          <Link className="button button--outline" to={`${cityPath}?from=${hall.id}`}>
            {t('shell.city')}
          </Link>
        ) : null}
        <Link className="button button--outline" to={hallScreenPath(hall.id)}>
          {t('halls.screen')}
        </Link>
        <button className="button button--outline" type="button" onClick={() => print()}>
          {t('halls.print')}
        </button>
      </p>
      {previous || next ? (
        <nav className="hall__neighbours" aria-label={t('halls.neighbours')}>
          {previous ? (
            <Link to={hallPath(previous.id)} rel="prev">
              <Icon name="back" />
              <span aria-hidden="true">{previous.code}</span>
              <span className="visually-hidden">
                {t('halls.previous', { name: localName(previous, locale) })}
              </span>
            </Link>
          ) : null}
          {next ? (
            <Link to={hallPath(next.id)} rel="next">
              <span aria-hidden="true">{next.code}</span>
              <span className="visually-hidden">{t('halls.next', { name: localName(next, locale) })}</span>
              <Icon name="on" />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </aside>
  );
}
