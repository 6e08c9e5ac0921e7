import { pages } from '@sevenmetre/contract/pages';
import type { HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import { partnersFor } from '@sevenmetre/rules/identity';
import { categoryLook } from '@sevenmetre/rules/look';
import { opponentName } from '@sevenmetre/phrases/names';
import { sides } from '@sevenmetre/rules/vocabulary';
import { useEffect } from 'react';
import { clockTime } from '../../../lib/time/age.ts';
import { matchClock } from '../../../lib/matches/match-clock.ts';
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
import './wall.css';

export { hallsHead } from './halls-head.ts';

const page = pages.hallWall;
const retryEvery = 15_000;
type HallNow = HallsSlice['halls'][number];

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
  const { halls, categories, edition, announcements } = slice;
  const partners = partnersFor(edition.identity?.partners ?? [], null);
  const main = partners.find(({ kind }) => kind === 'main');
  const playlist = usePlaylist(slice.playlist);
  const isAnnounced = useIsAnnounced(announcements);
  const due = useSlide(playlist, (name) =>
    name === 'announcements' ? isAnnounced : name === 'now' || (name === 'partners' && partners.length > 0),
  );
  // As on the screens of halls, an announcement takes the place of every slide but the matches, unless it has a turn of its own (HS3).
  const isAtOnce = isAnnounced && !playlist.slides.includes('announcements');
  const slide = isAtOnce ? 'now' : due;
  const time = useNow((now) => clockTime(edition.timeZone, now));
  return (
    <>
      <header>
        <CupMark edition={edition} />
        <h1>{t('halls.playlist.wall')}</h1>
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
      {slide === 'now' ? (
        <ul>
          {halls.map((hall) => (
            <Hall key={hall.id} hall={hall} categories={categories} />
          ))}
          {edition.identity?.address ? (
            <li className="hall-wall__address">
              <b>{t('halls.playlist.phone')}</b>
              {edition.identity.address}
            </li>
          ) : null}
        </ul>
      ) : null}
      {isAtOnce ? <Announcements announcements={announcements} /> : null}
    </>
  );
}

function Hall({ hall, categories }: { hall: HallNow; categories: HallsSlice['categories'] }) {
  const { t, locale } = useLanguage();
  const ticket = hall.live[0] ?? hall.next;
  const category = categories.find(({ code }) => code === ticket?.category) ?? null;
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  const isLive = hall.live.length > 0;
  return (
    <li className={`hall-wall__hall ${ink}${isLive ? '' : ' hall-wall__hall--next'}`}>
      <p className="hall-wall__top">
        <b>{localName(hall, locale)}</b> {localName(hall, locale) === hall.code ? null : hall.code}
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
        <p className="hall-wall__foot">
          <b>{ticket.time}</b> {t('halls.onScreen.next')}
        </p>
      )}
    </li>
  );
}

function Running({ ticket }: { ticket: HallNow['live'][number] }) {
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
