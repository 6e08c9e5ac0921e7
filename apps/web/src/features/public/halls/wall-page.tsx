import { pages } from '@sevenmetre/contract/pages';
import type { HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import { partnersFor } from '@sevenmetre/rules/identity';
import { categoryLook } from '@sevenmetre/rules/look';
import { opponentName } from '@sevenmetre/phrases/names';
import type { SlideName } from '@sevenmetre/rules/screens';
import { sides } from '@sevenmetre/rules/vocabulary';
import { useEffect } from 'react';
import { clockTime } from '../../../lib/time/age.ts';
import { matchClock } from '../../../lib/matches/match-clock.ts';
import { dayIn, dayName, shortDay } from '../../../lib/time/days.ts';
import { expectedTime, useLateBy } from '../../../lib/time/delay.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { CupMark } from '../../../ui/cup-mark.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { phaseName } from '../../../ui/ticket-words.ts';
import { Announcements } from '../../../ui/announcements.tsx';
import { HallsGone } from './halls-gone.tsx';
import { useIsAnnounced, usePlaylist, useSlide } from './playlist.ts';
import { Partners } from './screen-slide.tsx';
import { OnPhone, WallScorers, WallTables, groupsOnWall, useScoringCategories } from './wall-slides.tsx';
import './wall.css';

export { hallsHead } from './halls-head.ts';

const page = pages.hallWall;
const retryEvery = 15_000;
type HallNow = HallsSlice['halls'][number];
type Ticket = HallNow['live'][number];

/** Every hall on one screen for a lobby: `/results/matches-by-hall/wall`. */
export function WallPage() {
  const t = useWords();
  const { slice, retry } = useSlice({ page, params: {} });
  const isMissing = slice === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => void retry(), retryEvery);
    return () => clearInterval(timer);
  });
  if (slice?.status === 404) return <HallsGone error={slice.error} />;
  return (
    <main id="main" className="hall-wall">
      {slice ? <Wall slice={slice.body} /> : <h1 className="visually-hidden">{t('halls.playlist.wall')}</h1>}
    </main>
  );
}

function Wall({ slice }: { slice: HallsSlice }) {
  const t = useWords();
  const { edition, announcements, day } = slice;
  const partners = partnersFor(edition.identity?.partners ?? [], null);
  const main = partners.find(({ kind }) => kind === 'main');
  const isAnnounced = useIsAnnounced(announcements);
  const stored = usePlaylist(slice.playlist);
  const scoring = useScoringCategories(slice, stored.slides.includes('scorers'));
  const hasContent = (name: SlideName) => {
    if (name === 'announcements') return isAnnounced;
    if (name === 'partners') return partners.length > 0;
    if (name === 'tables') return groupsOnWall(slice).length > 0;
    if (name === 'scorers') return scoring.length > 0;
    return name === 'now';
  };
  const playlist = { ...stored, slides: stored.slides.filter((name) => hasContent(name)) };
  const due = useSlide(playlist, () => true);
  // As on the screens of halls, an announcement takes the place of every slide but the matches, unless it has a turn of its own (HS3).
  const isAtOnce = isAnnounced && !stored.slides.includes('announcements');
  const slide = isAtOnce ? 'now' : due;
  const time = useNow((now) => clockTime(edition.timeZone, now));
  return (
    <>
      <header>
        <CupMark edition={edition} />
        <h1>
          {t('halls.playlist.wall')} {day === null ? null : <span>{dayName(t, day, null)}</span>}
        </h1>
        {main ? (
          <p>
            {t('halls.playlist.mainPartner')} <b>{main.name}</b>
          </p>
        ) : null}
        <time>{time}</time>
      </header>
      {slide === 'partners' ? <Partners partners={partners} /> : null}
      {slide === 'announcements' ? (
        <div className="hall-wall__announcements">
          <Announcements announcements={announcements} />
        </div>
      ) : null}
      {slide === 'tables' ? <WallTables slice={slice} playlist={playlist} /> : null}
      {slide === 'scorers' ? <WallScorers slice={slice} playlist={playlist} scoring={scoring} /> : null}
      {slide === 'now' ? <Halls slice={slice} /> : null}
      {isAtOnce ? <Announcements announcements={announcements} /> : null}
    </>
  );
}

function Halls({ slice }: { slice: HallsSlice }) {
  const t = useWords();
  const { halls, categories, edition, day } = slice;
  const goals = useGoalsToday(slice);
  const address = edition.identity?.address ?? null;
  const count = halls.reduce((sum, { matches }) => sum + matches, 0);
  const played = halls.reduce((sum, hall) => sum + hall.played, 0);
  const progress = [
    ...(day === null ? [] : [t('halls.progress', { day: dayName(t, day, null), played, count })]),
    ...(goals === null ? [] : [t('halls.playlist.goals', { count: goals })]),
  ];
  return (
    <ul>
      {halls.map((hall) => (
        <Hall key={hall.id} hall={hall} categories={categories} day={day} />
      ))}
      {address === null ? null : <OnPhone address={address} progress={progress} />}
    </ul>
  );
}

/** Goals of the shown day, with those of running matches; null: it is not today, or they are not known. */
function useGoalsToday({ day, goals, halls, edition }: HallsSlice): number | null {
  const today = useNow((now) => dayIn(edition.timeZone, now));
  if (goals === undefined || day !== today) return null;
  const live = halls.flatMap((hall) => hall.live);
  return live.reduce((sum, { homeScore, awayScore }) => sum + (homeScore ?? 0) + (awayScore ?? 0), goals);
}

interface HallProps {
  readonly hall: HallNow;
  readonly categories: HallsSlice['categories'];
  /** ISO date. */
  readonly day: string | null;
}

function Hall({ hall, categories, day }: HallProps) {
  const { t, locale } = useLanguage();
  const ticket = hall.live[0] ?? hall.next;
  const category = categories.find(({ code }) => code === ticket?.category) ?? null;
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  const isLive = hall.live.length > 0;
  return (
    <li className={`hall-wall__hall ${ink}${isLive ? '' : ' hall-wall__hall--next'}`}>
      <p className="hall-wall__top">
        <b>{localName(hall, locale)}</b> {localName(hall, locale) === hall.code ? null : hall.code}
        {ticket === null ? null : <Late ticket={hall.next ?? ticket} />}
        {category && ticket?.group ? <Plate category={category} text={ticket.group.label} /> : null}
      </p>
      {ticket === null
        ? null
        : sides.map((side) => {
            const { team } = ticket[side];
            return (
              <p key={side} className="hall-wall__team">
                {team ? <Flag countryCode={team.countryCode} sportCode={team.sportCode} /> : null}
                <span>{opponentName(t, ticket[side])}</span>
                {isLive ? <b>{ticket[`${side}Score`]}</b> : null}
              </p>
            );
          })}
      {ticket === null ? (
        <p className="hall-wall__foot">{t('halls.nothingNext')}</p>
      ) : isLive ? (
        <Running ticket={ticket} />
      ) : (
        <Coming ticket={ticket} isToday={ticket.day === day} />
      )}
    </li>
  );
}

/** How late the hall is, as its next match tells. */
function Late({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const late = useLateBy(ticket);
  return late === null ? null : (
    <span className="hall-wall__late">{t('results.ticket.late', { minutes: late })}</span>
  );
}

/** When the hall goes on; a match of another day says which. */
function Coming({ ticket, isToday }: { ticket: Ticket; isToday: boolean }) {
  const t = useWords();
  const late = useLateBy(ticket);
  const { day, time } = ticket;
  return (
    <p className="hall-wall__foot">
      <b>{late === null ? time : expectedTime(ticket, late)}</b>{' '}
      {isToday || day === null ? t('halls.onScreen.next') : shortDay(t, day)}
    </p>
  );
}

function Running({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = phaseName(
    t,
    useNow((now) => matchClock(ticket, now).phase),
    'long',
  );
  return (
    <p className="hall-wall__foot">
      <span className="live-mark">{t('results.ticket.live')}</span> {phase}
      {minute === null ? null : ` · ${t('results.ticket.minute', { minute })}`}
    </p>
  );
}
