import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { ReactNode } from 'react';
import { mayOpen, organisers } from '../../../lib/session/access.ts';
import { clockTime, hoursAhead } from '../../../lib/time/age.ts';
import { dayName } from '../../../lib/time/days.ts';
import { isCalledOff } from '../../../lib/matches/called-off.ts';
import { isLive, matchClock } from '../../../lib/matches/match-clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { adminMatchPath, categoryPath, groupPath, placePath, refereePath } from '../../../lib/paths/paths.ts';
import { later } from '../../../lib/page/deferred-part.tsx';
import { browserWords } from '../../../lib/words/browser-words.ts';
import { reporterLink } from '../../../lib/session/reporter-link.ts';
import { useSession } from '../../../lib/session/session.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { BracketWays } from '../../../ui/bracket-ways.tsx';
import { Link } from '../../../ui/link.tsx';
import { notesOf, phaseName } from '../../../ui/ticket-words.ts';

// Few matches have one.
const ShotMap = later(async () => {
  const [part] = await Promise.all([import('./shot-map.tsx'), browserWords.need(['scouting'])]);
  return part.ShotMap;
});

/** Everything that stands around a match. */
export function Info({ slice }: { slice: MatchSlice }) {
  const { t, locale } = useLanguage();
  const { ticket, category, round, streamUrl } = slice;
  const { hall, group } = ticket;
  return (
    <section>
      <h2 className="visually-hidden">{t('match.tab.info')}</h2>
      <dl className="match-facts">
        <Fact name={t('match.info.number')}>{ticket.matchNumber}</Fact>
        <Fact name={t('match.info.start')}>
          <Start slice={slice} />
        </Fact>
        {hall ? (
          <Fact name={t('match.info.hall')}>
            <Link to={placePath(hall.id)}>
              {localName(hall, locale)} ({hall.code})
            </Link>
          </Fact>
        ) : null}
        {category ? (
          <Fact name={t('match.info.category')}>
            <Link to={categoryPath(category.code)}>
              {category.code} · {localName(category, locale)}
            </Link>
          </Fact>
        ) : null}
        {group ? (
          <Fact name={t(group.bracket ? 'match.info.round' : 'match.info.group')}>
            <Link to={groupPath(group.slug)}>{group.label}</Link>
            {round ? ` · ${localName(round, locale)}` : null}
          </Fact>
        ) : null}
        {isCalledOff(ticket) ? null : <Referees slice={slice} />}
        <Fact name={t('match.info.state')}>
          <State ticket={ticket} />
        </Fact>
        <ReporterFact slug={ticket.slug} />
        {streamUrl === null ? null : (
          <Fact name={t('match.info.stream')}>
            <a href={streamUrl} rel="noopener noreferrer">
              {t('match.info.watch')}
            </a>
          </Fact>
        )}
      </dl>
      {slice.hasShots ? <ShotMap ticket={ticket} /> : null}
      {slice.ways.length === 0 ? null : (
        <>
          <h3 className="day">{t('results.bracket.stake')}</h3>
          <BracketWays ways={slice.ways} ticket={ticket} />
        </>
      )}
    </section>
  );
}

/** For those who record matches and for organisers; nobody else is shown that there are such pages. */
function ReporterFact({ slug }: { slug: string }) {
  const t = useWords();
  const { user } = useSession().current;
  const roles = user?.roles ?? [];
  const path = reporterLink(roles, slug);
  if (path === null) return null;
  return (
    <>
      <Fact name={t('match.info.reporting')}>
        <Link to={path}>{t('match.info.report')}</Link>
      </Fact>
      {mayOpen(organisers, roles) ? (
        <Fact name={t('match.info.organising')}>
          <Link to={adminMatchPath(slug)}>{t('match.info.officialScore')}</Link>
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** In the tournament's zone; where the visitor's clock shows another time, that one too. */
function Start({ slice: { ticket, edition } }: { slice: MatchSlice }) {
  const t = useWords();
  const { day, time, startsAt } = ticket;
  const at = startsAt === null ? null : Date.parse(startsAt);
  const own = useNow((): string | null => {
    if (at === null) return null;
    const offset = -new Date(at).getTimezoneOffset();
    const isElsewhere = hoursAhead(edition.timeZone, at, offset) !== 0;
    return isElsewhere ? clockTime(Intl.DateTimeFormat().resolvedOptions().timeZone, at) : null;
  }, null);
  if (day === null) return t(ticket.cancelled ? 'results.ticket.cancelled' : 'dates.dayUnknown');
  const planned = t('match.info.startValue', {
    day: dayName(t, day, null),
    time: time ?? t('results.ticket.timeUnknown'),
  });
  if (ticket.withdrawn !== undefined) return <s>{planned}</s>;
  if (own === null) return planned;
  const { city } = edition;
  return (
    <>
      {planned}
      <small>
        {city === null
          ? t('match.info.zoneUnnamed', { time: own })
          : t('match.info.zone', { city, time: own })}
      </small>
    </>
  );
}

/** Two referees a match; who has not been appointed yet is said so. */
function Referees({ slice: { referees, detail } }: { slice: MatchSlice }) {
  const t = useWords();
  if (detail === 'absent') return null;
  return [0, 1].map((index) => {
    const referee = referees[index];
    return (
      <Fact key={index} name={t('match.info.referee', { number: index + 1 })}>
        {referee ? (
          <>
            <Link to={refereePath(referee.id)}>{referee.name}</Link>
            {referee.countryCode === null ? null : ` (${referee.countryCode})`}
          </>
        ) : (
          t('match.info.noReferee')
        )}
      </Fact>
    );
  });
}

function State({ ticket }: { ticket: MatchSlice['ticket'] }) {
  const t = useWords();
  const phase = useNow((now) => matchClock(ticket, now).phase);
  const { stageCode } = ticket;
  if (isLive(ticket)) return `${t('results.ticket.live')} · ${phaseName(t, phase, 'long') ?? ''}`;
  if (ticket.cancelled) return t('results.ticket.cancelled');
  if (stageCode === 'not_started') return t('match.notStarted');
  const notes = notesOf(t, ticket, 'long');
  const ended = stageCode === 'finished' ? [t('match.finished')] : [];
  return [...(isCalledOff(ticket) ? [t('results.ticket.cancelled')] : ended), ...notes].join(', ');
}
