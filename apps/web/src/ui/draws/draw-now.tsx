import type { Translator } from '@sevenmetre/phrases';
import type { ReactNode } from 'react';
import { type DrawView, type DrawnGroup } from '../../lib/draws/draw-view.ts';
import { Flag } from '../flag.tsx';
import { blockedText } from './drawn-groups.tsx';
import './draws.css';

interface DrawNowProps {
  readonly t: Translator;
  readonly view: DrawView;
  readonly children?: ReactNode;
}

/** What happens now: the team that waits for its group, or where the last one went. */
export function DrawNow({ t, view, children }: DrawNowProps) {
  const { current, last, progress, drawn, total } = view;
  return (
    <section className="draw-now" aria-live="polite">
      {progress.state === 'running' ? (
        <p>
          {t('draws.public.ball', { ball: Math.min(drawn + 1, total), balls: total })} ·{' '}
          {t('draws.potNumber', { pot: view.pot })}
        </p>
      ) : null}
      {current ? (
        <CurrentTeam t={t} view={view} />
      ) : last ? (
        <p className="draw-now__name">
          {t('draws.public.went', { team: last.team.name, group: last.group })}
        </p>
      ) : (
        <p className="draw-now__name">{t('draws.public.wait')}</p>
      )}
      {children}
    </section>
  );
}

function CurrentTeam({ t, view: { current, groups } }: DrawNowProps) {
  if (current === null) return null;
  const blocked = groups.filter(({ state }) => state === 'blocked');
  return (
    <>
      <p className="draw-now__name">
        <Flag countryCode={current.team.country} sportCode={current.team.country} /> {current.team.name}
      </p>
      <p>{t('draws.public.canGo')}</p>
      <ul className="draw-letters">
        {groups.map((group) => (
          <Letter key={group.id} group={group} />
        ))}
      </ul>
      {blocked.map((group) => (
        <p key={group.id}>
          {group.id}: {blockedText(t, group)}
        </p>
      ))}
    </>
  );
}

function Letter({ group: { id, state } }: { group: DrawnGroup }) {
  return <li className={state === 'possible' ? 'draw-letters__free' : undefined}>{id}</li>;
}
