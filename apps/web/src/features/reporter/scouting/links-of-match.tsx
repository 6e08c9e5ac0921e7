import type { ScoutingLinks } from '@sevenmetre/contract/scouting/schemas';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { scoutByLinkPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import type { Loaded } from '../device/device.ts';
import { errorWords } from '../device/error-words.ts';
import { scoutingLinkCalls } from '../device/open-device.ts';

type Links = ScoutingLinks['links'];

/** Links with which people without an account scout this match: made, shown once, and ended. */
export function LinksOfMatch({ matchId }: { matchId: number }) {
  const t = useWords();
  const [links, setLinks] = useState<Links | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = <T extends object>(loaded: Loaded<T>, show: (body: T) => void) => {
    if (loaded.kind === 'loaded') show(loaded.body);
    setProblem(loaded.kind === 'loaded' ? null : problemOf(loaded));
  };
  const problemOf = (loaded: Exclude<Loaded<object>, { kind: 'loaded' }>) =>
    loaded.kind === 'refused' ? errorWords(t, loaded.code) : t('scouting.link.offline');
  const read = async () => take(await scoutingLinkCalls.read(matchId), (body) => setLinks(body.links));
  const make = async (reach: 'match' | 'hall-day') => {
    take(await scoutingLinkCalls.create(matchId, reach), (body) => setToken(body.token));
    await read();
  };
  const end = async (id: number, takeBack: boolean) => {
    setToken(null);
    take(await scoutingLinkCalls.revoke(matchId, id, takeBack), (body) => setLinks(body.links));
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary className="reporter-button wide">{t('scouting.link.title')}</summary>
      <p className="dimmed">{t('scouting.link.hint')}</p>
      <div className="scouting-pad__results">
        {(['match', 'hall-day'] as const).map((reach) => (
          <button key={reach} className="reporter-button" type="button" onClick={() => void make(reach)}>
            {t(`scouting.link.make.${reach}`)}
          </button>
        ))}
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {token === null ? null : <ShownOnce link={`${location.origin}${scoutByLinkPath}#${token}`} />}
      {links === null ? null : <KnownLinks links={links} end={(id, takeBack) => void end(id, takeBack)} />}
    </details>
  );
}

function ShownOnce({ link }: { link: string }) {
  const t = useWords();
  return (
    <div role="status">
      <p>{t('scouting.link.once')}</p>
      <img
        className="scouting-links__code"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`}
        alt={t('scouting.link.qr')}
      />
      <code className="scouting-links__address">{link}</code>
      <button
        className="reporter-button"
        type="button"
        onClick={() => void navigator.clipboard.writeText(link)}
      >
        {t('scouting.link.copy')}
      </button>
    </div>
  );
}

interface KnownLinksProps {
  readonly links: Links;
  readonly end: (id: number, takeBack: boolean) => void;
}

function KnownLinks({ links, end }: KnownLinksProps) {
  const { t, locale } = useLanguage();
  /** The link whose notes are about to be taken back, which is for good. */
  const [asked, ask] = useState<number | null>(null);
  if (links.length === 0) return <p className="dimmed">{t('scouting.link.none')}</p>;
  const timeOf = (instant: string) =>
    new Date(instant).toLocaleString(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <ul className="scouting-links__open">
      {links.map(({ id, reach, expiresAt, isOpen, entries }) => (
        <li key={id}>
          <b>{t(`scouting.link.reach.${reach}`)}</b>{' '}
          {isOpen
            ? t('scouting.link.until', { time: timeOf(expiresAt), count: entries })
            : t('scouting.link.over', { count: entries })}
          {asked === id ? <p role="status">{t('scouting.link.sure')}</p> : null}
          <div className="scouting-pad__results">
            {isOpen ? (
              <button className="reporter-button" type="button" onClick={() => end(id, false)}>
                {t('scouting.link.end')}
              </button>
            ) : null}
            <button
              className="reporter-button"
              type="button"
              onClick={() => (asked === id ? end(id, true) : ask(id))}
            >
              {t(isOpen ? 'scouting.link.takeBack' : 'scouting.link.discard')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
