import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import './list-panel.css';

/** Where the record of a panel is in its list, and the ways on. */
export interface PanelFrame {
  /** From 1; null: the list does not show it. */
  readonly at: number | null;
  readonly of: number;
  readonly step: (by: number) => void;
  readonly close: () => void;
}

export interface PanelSection {
  readonly key: string;
  readonly title: string;
  readonly count?: number;
  readonly content: ReactNode;
}

interface ListPanelProps {
  readonly frame: PanelFrame;
  readonly title: string;
  /** Beside the title: the state of the record. */
  readonly aside?: ReactNode;
  /** The page of the record; some have none. */
  readonly page?: string;
  /** undefined: they are on their way, or did not come. */
  readonly sections: readonly PanelSection[] | undefined;
  /** Why the sections did not come. */
  readonly failed?: ReactNode;
  /** The decision, and what it brings about. */
  readonly foot?: ReactNode;
  /** Key of the section that was asked for: its first field has the focus once it is there. */
  readonly wanted?: string | undefined;
}

/** One record beside its list: sections that scroll, their names as jumps, the decision at the bottom. On a phone a sheet. */
export function ListPanel({ frame, title, aside, page, sections, failed, foot, wanted }: ListPanelProps) {
  const t = useWords();
  const body = useRef<HTMLDivElement>(null);
  const jump = (key: string) =>
    body.current?.querySelector(`[data-section="${key}"]`)?.scrollIntoView({ block: 'start' });
  const hasSections = sections !== undefined;
  useEffect(() => {
    if (wanted === undefined || !hasSections) return;
    const section = body.current?.querySelector(`[data-section="${wanted}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [wanted, hasSections]);
  return (
    <section className="list-panel" aria-label={title}>
      <div className="list-panel__head">
        <div className="list-panel__line">
          <span className="list-panel__position">
            {frame.at === null ? null : t('organiser.list.position', { at: frame.at, of: frame.of })}
          </span>
          <PanelButton label={t('organiser.list.previous')} press={() => frame.step(-1)} mark="↑" />
          <PanelButton label={t('organiser.list.next')} press={() => frame.step(1)} mark="↓" />
          {page === undefined ? null : (
            <Link className="list-panel__button" to={page} aria-label={t('organiser.list.openPage')}>
              <span aria-hidden="true">↗</span>
            </Link>
          )}
          <button
            type="button"
            className="list-panel__button"
            aria-label={t('organiser.list.close')}
            onClick={frame.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="list-panel__line">
          <h2 tabIndex={-1}>{title}</h2>
          {aside}
        </div>
      </div>
      {sections === undefined ? null : (
        <div className="list-panel__tabs" role="group" aria-label={t('organiser.list.sections')}>
          {sections.map((section) => (
            <button key={section.key} type="button" onClick={() => jump(section.key)}>
              {section.title}
              {section.count === undefined ? null : <small>{t.number(section.count)}</small>}
            </button>
          ))}
        </div>
      )}
      <div className="list-panel__body" ref={body}>
        {sections?.map(({ key, content }) => (
          <div key={key} data-section={key}>
            {content}
          </div>
        )) ??
          failed ?? <RowsSkeleton count={8} />}
      </div>
      {foot === undefined || sections === undefined ? null : <div className="list-panel__foot">{foot}</div>}
    </section>
  );
}

function PanelButton({ label, mark, press }: { label: string; mark: string; press: () => void }) {
  return (
    <button type="button" className="list-panel__button" aria-label={label} onClick={press}>
      <span aria-hidden="true">{mark}</span>
    </button>
  );
}

/** Milliseconds without an answer after which places are held. */
const patience = 150;

/** Places for rows that are on their way, of their true height; nothing for a moment, so that quick answers do not flicker. */
export function RowsSkeleton({ count }: { count: number }) {
  const t = useWords();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('signedIn.states.loading')}…
      </p>
      {isLate
        ? Array.from({ length: count }, (_, index) => (
            <div key={index} className="list-skeleton__row" aria-hidden="true">
              <span className="skeleton" style={{ width: `${32 - ((index * 7) % 18)}%` }} />
              <span className="skeleton" style={{ width: `${18 + ((index * 5) % 12)}%` }} />
              <span className="skeleton" style={{ width: '12%' }} />
            </div>
          ))
        : null}
    </div>
  );
}
