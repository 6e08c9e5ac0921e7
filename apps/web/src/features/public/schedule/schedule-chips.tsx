import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import type { ReactNode, SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { clockTime } from '../../../lib/time/age.ts';
import { useNow } from '../../../lib/time/now.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Plate } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { isMine } from './filter.ts';
import type { Filter } from './filter.ts';

interface ChipsProps {
  readonly slice: ScheduleSlice;
  readonly tickets: readonly MatchTicket[];
  readonly filter: Filter;
  /** Ids of the teams that the visitor follows. */
  readonly mine: ReadonlySet<number>;
  readonly today: string;
}

/** What narrows the day. Each is a link, so that a narrowed day can be shared and works without scripts. */
export function ScheduleChips({ slice, tickets, filter, mine, today }: ChipsProps) {
  const t = useWords();
  const { category, hall, show } = filter;
  const live = tickets.filter(isLive).length;
  const own = tickets.filter((ticket) => isMine(ticket, mine)).length;
  return (
    <nav className="schedule-chips" aria-label={t('schedule.filter')}>
      {slice.day === today ? <NowChip zone={slice.edition.timeZone} /> : null}
      <Chip ask="" isCurrent={category === null && hall === null && show === null}>
        {t('schedule.all', { count: tickets.length })}
      </Chip>
      {mine.size > 0 ? (
        <Chip ask="?show=mine" isCurrent={show === 'mine'}>
          <Icon name="star" />
          {t('schedule.mine', { count: own })}
        </Chip>
      ) : null}
      {live > 0 || show === 'live' || slice.day === today ? (
        <Chip ask="?show=live" isCurrent={show === 'live'}>
          <span className="schedule-chips__dot" aria-hidden="true" />
          {t('schedule.live', { count: live })}
        </Chip>
      ) : null}
      {slice.edition.showsHalls ? <Halls halls={slice.halls} current={hall} /> : null}
      {slice.categories.map((one) => (
        <Chip
          key={one.code}
          ask={`?category=${encodeURIComponent(one.code)}`}
          isCurrent={category === one.code}
        >
          <Plate category={one} text={one.code} />
        </Chip>
      ))}
    </nav>
  );
}

interface ChipProps {
  /** The query of the address. */
  readonly ask: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function Chip({ ask, isCurrent, children }: ChipProps) {
  const { pathname } = useLocation();
  return (
    <Link className="schedule-chip" to={pathname + ask} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </Link>
  );
}

/** Jumps to the line between what was played and what is to come. */
function NowChip({ zone }: { zone: string }) {
  const t = useWords();
  const time = useNow((now) => clockTime(zone, now));
  return (
    <a className="schedule-chip schedule-chip--now" href="#now" aria-keyshortcuts="n">
      {t('schedule.now', { time })}
    </a>
  );
}

/** The row scrolls so that the halls stand where the reader looks; they open at its right end. */
function showOpened({ currentTarget: halls }: SyntheticEvent<HTMLDetailsElement>) {
  if (halls.open) halls.scrollIntoView({ inline: 'start', block: 'nearest' });
}

function Halls({ halls, current }: { halls: ScheduleSlice['halls']; current: number | null }) {
  const { t, locale } = useLanguage();
  return (
    <details className="schedule-halls" onToggle={showOpened}>
      <summary className="schedule-chip">
        <Icon name="hall" />
        {t('schedule.halls')}
      </summary>
      <div className="schedule-halls__list">
        {halls.map((hall) => (
          <Chip key={hall.id} ask={`?hall=${hall.id}`} isCurrent={current === hall.id}>
            {`${localName(hall, locale)} (${hall.code})`}
          </Chip>
        ))}
      </div>
    </details>
  );
}
