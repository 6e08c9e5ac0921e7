import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { draws as cs } from '@sevenmetre/phrases/cs/draws';
import { draws as en } from '@sevenmetre/phrases/en/draws';
import { createTranslator } from '@sevenmetre/phrases';
import { useParams } from 'react-router';
import { renderSVG } from 'uqr';
import { type DrawView, viewOf } from '../../../lib/draws/draw-view.ts';
import { useDraw } from '../../../lib/draws/follow-draw.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Flag } from '../../../ui/flag.tsx';
import { blockedText } from '../../../ui/draws/drawn-groups.tsx';
import './hall-screen.css';

const czech = createTranslator({ draws: cs }, 'cs');
const english = createTranslator({ draws: en }, 'en');
/** In both languages, one below the other: nobody in the hall chooses one. */
const both = (say: (t: typeof czech) => string): readonly [string, string] => [say(czech), say(english)];

/** The draw on the screen of the hall: `/results/draw/:category/screen`. */
export function HallScreenPage() {
  const { category = '' } = useParams();
  const { draw } = useDraw(category);
  const view = draw && viewOf(draw);
  return (
    <main id="main" className="draw-screen" data-theme="dark" aria-busy={draw === null}>
      <header className="draw-screen__head">
        <b>{category}</b>
        <h1>{dotted(both((t) => t('draws.public.title2')))}</h1>
        <span>{draw?.tournament}</span>
      </header>
      {draw && view ? <Screen draw={draw} view={view} category={category} /> : <Waiting />}
    </main>
  );
}

function Waiting() {
  return <Two className="draw-screen__wait" lines={both((t) => t('draws.public.wait'))} />;
}

function Two({
  lines: [first, second],
  className,
}: {
  lines: readonly [string, string];
  className?: string;
}) {
  return (
    <p className={className}>
      <span lang="cs">{first}</span>
      <br />
      <span lang="en">{second}</span>
    </p>
  );
}

function Screen({ draw, view, category }: { draw: PublicDraw; view: DrawView; category: string }) {
  return (
    <>
      <div className="draw-screen__body">
        <Ball view={view} />
        <ul className="draw-screen__groups">
          {view.groups.map((group) => (
            <li key={group.id} className={`draw-screen__group draw-screen__group--${group.state}`}>
              <b>{group.id}</b>
              <ul>
                {group.teams.map((team) => (
                  <li
                    key={team.id}
                    className={view.last?.team.id === team.id ? 'draw-screen__fresh' : undefined}
                  >
                    {team.name}
                  </li>
                ))}
              </ul>
              {group.state === 'blocked' ? <Two lines={both((t) => blockedText(t, group))} /> : null}
            </li>
          ))}
        </ul>
      </div>
      <Foot draw={draw} view={view} category={category} />
    </>
  );
}

function Ball({ view }: { view: DrawView }) {
  const { current, last, pot, ballOfPot, ballsOfPot, progress } = view;
  const of = { pot, ball: ballOfPot, balls: ballsOfPot };
  const team = current?.team ?? last?.team;
  const isLong = team?.name.split(' ').some((word) => word.length > 11) ?? false;
  return (
    <section className="draw-screen__ball" aria-live="polite">
      {progress.state === 'running' ? <Two lines={both((t) => t('draws.public.ballOfPot', of))} /> : null}
      {team ? (
        <>
          <p className={isLong ? 'draw-screen__name draw-screen__name--long' : 'draw-screen__name'}>
            {team.name}
          </p>
          <p>
            <Flag countryCode={team.country} sportCode={team.country} />
          </p>
        </>
      ) : (
        <Waiting />
      )}
      {team ? <Two className="draw-screen__goes" lines={both((t) => t('draws.public.goesTo'))} /> : null}
      <p className="draw-screen__letters">
        {(current?.free ?? (last ? [last.group] : [])).map((letter) => (
          <b key={letter}>{letter}</b>
        ))}
      </p>
    </section>
  );
}

function Foot({ draw, view, category }: { draw: PublicDraw; view: DrawView; category: string }) {
  const address = `${location.origin}/results/draw/${encodeURIComponent(category)}`;
  const { drawn, total } = view;
  return (
    <footer className="draw-screen__foot">
      <progress
        max={total}
        value={drawn}
        aria-label={english('draws.public.drawnOf', { drawn, balls: total })}
      />
      <b>
        {drawn} / {total}
      </b>
      <span>
        {dotted(both((t) => t('draws.fingerprint')))}
        <code>{draw.progress?.secretHash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </span>
      <span>
        {dotted(both((t) => t('draws.public.follow')))}
        <code>{address.replace(/^https?:\/\//, '')}</code>
      </span>
      <img alt="" src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`} />
    </footer>
  );
}
