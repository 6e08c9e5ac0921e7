import type { ScoutingOfLink } from '@sevenmetre/contract/scouting/schemas';
import { tableClockAt, tableClockOf } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../../../lib/time/server-time.ts';
import { browserWords } from '../../../lib/words/browser-words.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { deviceNow } from '../device/device-clock.ts';
import { browserScoutingByLink, loadScoutingOfLink } from '../device/open-device.ts';
import { labelled, type MatchSheet } from '../match-sheets/match-sheet.ts';
import { keepLink, type KeptLink, readKeptLinks } from './kept-links.ts';
import { ScoutingPad } from './scouting-pad.tsx';
import '../reporter.css';
import './scouting.css';

/** Loads the words first: the page opens without a network once it was opened. */
export async function loadScoutByLinkPage() {
  await browserWords.need(['scouting']);
  return ScoutByLinkPage;
}

type Scouted = ScoutingOfLink['matches'][number];

/** Scouting by a link, without an account. Whoever has the link may open it; nothing else is opened by it. */
function ScoutByLinkPage() {
  useBottomBar('none');
  const { t, locale } = useLanguage();
  const { hash } = useLocation();
  const { link, isAway, isEnded } = useLink(/^#[\w-]{20,200}$/.test(hash) ? hash.slice(1) : null);
  const [chosen, choose] = useState<number | null>(null);
  const scouted = (link?.body.matches ?? []).filter(({ scouting }) => scouting !== 'off');
  const [only] = scouted;
  const match = scouted.find(({ id }) => id === chosen) ?? (scouted.length === 1 ? only : undefined);
  const readAt = new Date(link?.readAt ?? 0);
  return (
    <div className="reporter reporter-page scouting-page">
      <header className="reporter-bar">
        {match && scouted.length > 1 ? (
          <button className="reporter-button" type="button" onClick={() => choose(null)}>
            {t('scouting.link.change')}
          </button>
        ) : null}
        <h1 className="scouting-page__title">{t('scouting.title')}</h1>
        <span className="dimmed">{link?.body.tournament}</span>
      </header>
      {isEnded ? <p role="alert">{t('scouting.link.ended')}</p> : null}
      {isAway && link !== null ? (
        <p role="status">
          {t('scouting.link.kept', {
            time: readAt.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }),
          })}
        </p>
      ) : null}
      {match ? (
        <ScoutingPad
          key={match.id}
          outbox={browserScoutingByLink().outbox}
          sheet={sheetOfLink(match, t('scouting.link.unknownTeam'))}
          secondsNow={() => secondsOf(match)}
        />
      ) : (
        <main id="main" className="scouting-pad">
          {link === null && isAway ? <p role="status">{t('scouting.link.wait')}</p> : null}
          {link !== null && scouted.length === 0 ? <p>{t('scouting.off')}</p> : null}
          {scouted.length > 1 ? <Choice matches={scouted} choose={choose} /> : null}
        </main>
      )}
    </div>
  );
}

function Choice({ matches, choose }: { matches: readonly Scouted[]; choose: (id: number) => void }) {
  const t = useWords();
  return (
    <>
      <h2>{t('scouting.link.which')}</h2>
      {matches.map(({ id, matchNumber, time, home, away }) => (
        <button key={id} className="reporter-button wide" type="button" onClick={() => choose(id)}>
          {[time, t('reporter.matchLabel', { number: String(matchNumber) })].filter(Boolean).join(' · ')}
          <br />
          {`${home ?? t('scouting.link.unknownTeam')} – ${away ?? t('scouting.link.unknownTeam')}`}
        </button>
      ))}
    </>
  );
}

/** Milliseconds between two requests: rosters and the clock change during a match. */
const often = 20_000;

/** The link of the address, or the one that was opened here last. */
function useLink(token: string | null) {
  const [link, setLink] = useState<KeptLink | null>(
    () => readKeptLinks().find((kept) => token === null || kept.token === token) ?? null,
  );
  const [isAway, setAway] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const asked = token ?? link?.token ?? null;
  useEffect(() => {
    if (asked === null) return undefined;
    let isOver = false;
    const read = async () => {
      const loaded = await loadScoutingOfLink(asked);
      if (isOver) return;
      setAway(loaded.kind === 'away');
      setEnded(loaded.kind === 'refused');
      if (loaded.kind !== 'loaded') return;
      const kept = { token: asked, body: loaded.body, readAt: Date.now() };
      keepLink(kept);
      setLink(kept);
    };
    void read();
    const timer = setInterval(() => void read(), often);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [asked]);
  return { link, isAway, isEnded: isEnded || (asked === null && link === null) };
}

/** Players are known by their numbers alone. */
function sheetOfLink(
  match: Scouted,
  unknown: string,
): Pick<MatchSheet, 'matchId' | 'teams' | 'people' | 'scouting'> {
  const team = (side: Side) => ({ name: match[side] ?? unknown, short: match[side] ?? '' });
  const people = sides.flatMap((side) =>
    match.numbers[side].map(({ entryId, number }) => ({
      id: entryId,
      side,
      isLeader: false,
      jerseyNumber: number,
      name: null,
    })),
  );
  return {
    matchId: match.id,
    teams: { home: team('home'), away: team('away') },
    people: labelled(people),
    scouting: match.scouting,
  };
}

function secondsOf({ clock, stageCode, halfLength }: Scouted): number | null {
  if (clock === null || stageCode === 'not_started') return null;
  const now = deviceNow();
  return tableClockAt(tableClockOf({ ...clock, stage: stageCode }, serverNow() - now), now, halfLength);
}
