import { pages } from '@sevenmetre/contract/pages';
import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { isTheme, showTheme } from '../../../lib/browser/theme.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { ScreenClock } from './screen-clock.tsx';
import { later } from '../../../lib/page/deferred-part.tsx';
import { ScreenMatch } from './screen-match.tsx';
import { onScreenAt } from './on-screen.ts';
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
      <ScreenControls id={id} />
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
  const next = shown === null ? waiting.slice(1, 3) : waiting.slice(0, 2);
  const group = (shown ?? waiting[0])?.group ?? null;
  const category = (code: string | null) => categories.find((one) => one.code === code) ?? null;
  return (
    <>
      <header>
        <h1>
          {localName(hall, locale)} {localName(hall, locale) === hall.code ? null : <span>{hall.code}</span>}
        </h1>
        <ScreenClock id={hall.id} zone={edition.timeZone} checkedAt={checkedAt} />
      </header>
      {shown ? (
        <ScreenMatch key={shown.id} ticket={shown} category={category(shown.category)} />
      ) : (
        <ScreenPause
          next={waiting[0] ?? null}
          today={today}
          category={category(waiting[0]?.category ?? null)}
        />
      )}
      <aside>
        <ScreenNext tickets={next} late={waiting[0] ?? null} today={today} />
        {group ? (
          <ScreenTable key={group.slug} slug={group.slug} playing={shown ?? waiting[0] ?? null} />
        ) : null}
      </aside>
      {slice.announcements?.length ? <Announcements announcements={slice.announcements} /> : null}
      <ScreenKeeper isQuiet={shown === null} zone={edition.timeZone} />
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
