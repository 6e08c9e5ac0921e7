import { pages } from '@sevenmetre/contract/pages';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { partnersFor } from '@sevenmetre/rules/identity';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { isTheme, showTheme } from '../../../lib/browser/theme.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { CupMark } from '../../../ui/cup-mark.tsx';
import { ScreenClock } from './screen-clock.tsx';
import { later } from '../../../lib/page/deferred-part.tsx';
import { ScreenMatch } from './screen-match.tsx';
import { useIsAnnounced, usePlaylist, useSlide } from './playlist.ts';
import { onScreenAt } from '../../../lib/matches/on-screen.ts';
import { useIsAttended } from './use-is-attended.ts';
import './screen.css';

export { screenHead } from './halls-head.ts';

const page = pages.hallScreen;
const HallsGone = later(async () => (await import('./halls-gone.tsx')).HallsGone);
const Announcements = later(async () => (await import('../../../ui/announcements.tsx')).Announcements);
const ScreenNext = later(async () => (await import('./screen-next.tsx')).ScreenNext);
const ScreenPause = later(async () => (await import('./screen-pause.tsx')).ScreenPause);
const ScreenKeeper = later(async () => (await import('./screen-keeper.tsx')).ScreenKeeper);
const ScreenControls = later(async () => (await import('./screen-controls.tsx')).ScreenControls);
const ScreenSlide = later(async () => (await import('./screen-slide.tsx')).ScreenSlide);
const ScreenPartner = later(async () => (await import('./screen-head-parts.tsx')).ScreenPartner);
const ScreenScore = later(async () => (await import('./screen-head-parts.tsx')).ScreenScore);
const ScreenTable = later(async () => (await import('./screen-table.tsx')).ScreenTable);
const retryEvery = 15_000;

/** A hall on a screen that nobody touches for days: `/results/matches-by-hall/:id/screen`, with `?theme=dark`. */
export function ScreenPage() {
  const { id = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { id } });
  const isAttended = useIsAttended();
  const isMissing = slice === undefined;
  useTheme();
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => void retry(), retryEvery);
    return () => clearInterval(timer);
  });
  if (slice?.status === 404) return <HallsGone error={slice.error} id={id} />;
  return (
    <main
      id="main"
      className={isAttended ? 'hall-screen hall-screen--attended' : 'hall-screen'}
      aria-busy={isMissing && !failed}
    >
      {slice ? <Screen slice={slice.body} checkedAt={slice.checkedAt} /> : null}
      <ScreenControls id={id} stored={slice?.body.playlist} />
    </main>
  );
}

function Screen({ slice, checkedAt }: { slice: HallSlice; checkedAt: number }) {
  const { locale } = useLanguage();
  const { hall, edition, categories } = slice;
  const today = useNow((now) => dayIn(edition.timeZone, now));
  const playing = useNow((now) => onScreenAt(slice.matches, today, now).playing?.id ?? null);
  const coming = useNow((now) =>
    onScreenAt(slice.matches, today, now)
      .coming.map(({ id }) => id)
      .join(),
  );
  const shown = slice.matches.find(({ id }) => id === playing) ?? null;
  const waiting = coming
    .split(',')
    .flatMap((id) => slice.matches.find((match) => String(match.id) === id) ?? []);
  const match = shown ?? waiting[0] ?? null;
  const partners = partnersFor(edition.identity?.partners ?? [], hall.code);
  const playlist = usePlaylist(slice.playlist);
  const isAnnounced = useIsAnnounced(slice.announcements);
  const slide = useSlide(playlist, (name) => {
    if (name === 'announcements') return isAnnounced;
    return name === 'now' || (name === 'partners' ? partners.length > 0 : match !== null);
  });
  // An announcement takes the place of every slide but the match, unless it has a turn of its own.
  const hasTurn = playlist.slides.includes('announcements');
  const isNow = slide === 'now' || (isAnnounced && !hasTurn);
  const category = (code: string | null) => categories.find((one) => one.code === code) ?? null;
  return (
    <>
      <header>
        <CupMark edition={edition} />
        <h1>
          {localName(hall, locale)} {localName(hall, locale) === hall.code ? null : <span>{hall.code}</span>}
        </h1>
        <ScreenPartner slice={slice} />
        {isNow || match === null ? null : <ScreenScore ticket={match} category={category(match.category)} />}
        <ScreenClock id={hall.id} zone={edition.timeZone} checkedAt={checkedAt} />
      </header>
      {isNow ? (
        <ScreenNow shown={shown} waiting={waiting} today={today} categories={categories} />
      ) : (
        <ScreenSlide name={slide} slice={slice} match={match} coming={waiting} today={today} />
      )}
      {isAnnounced && !hasTurn ? <Announcements announcements={slice.announcements ?? []} /> : null}
      <ScreenKeeper isQuiet={shown === null} zone={edition.timeZone} />
    </>
  );
}

interface ScreenNowProps {
  readonly shown: MatchTicket | null;
  readonly waiting: readonly MatchTicket[];
  /** ISO date. */
  readonly today: string;
  readonly categories: HallSlice['categories'];
}

/** The match with what comes next and its table beside. */
function ScreenNow({ shown, waiting, today, categories }: ScreenNowProps) {
  const next = shown === null ? waiting.slice(1, 3) : waiting.slice(0, 2);
  const match = shown ?? waiting[0] ?? null;
  const category = categories.find(({ code }) => code === match?.category) ?? null;
  return (
    <>
      {shown ? (
        <ScreenMatch key={shown.id} ticket={shown} category={category} />
      ) : (
        <ScreenPause next={match} today={today} category={category} />
      )}
      <aside>
        <ScreenNext tickets={next} late={waiting[0] ?? null} today={today} />
        {match?.group ? <ScreenTable key={match.group.slug} slug={match.group.slug} playing={match} /> : null}
      </aside>
    </>
  );
}

/** Applies while the screen is shown, and is not remembered. */
function useTheme(): void {
  const theme = new URLSearchParams(useLocation().search).get('theme');
  useEffect(() => {
    if (isTheme(theme)) showTheme(theme);
  }, [theme]);
}
