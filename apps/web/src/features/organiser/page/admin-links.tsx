import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { centreLink, useCentredLink } from '../../../ui/page/use-centred-link.ts';
import '../../../ui/page/scroll-row.css';
import { FindButton } from './find-button.tsx';
import './navigation.css';

interface AdminLink {
  readonly to: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

interface LinksProps {
  readonly links: readonly AdminLink[];
}

/**
 * The organiser's pages in one row. A phone scrolls it; a wide screen keeps as many links as fit, and the rest is in a menu
 * at its end.
 */
export function AdminLinks({ links }: LinksProps) {
  const t = useWords();
  const row = useCentredLink<HTMLDivElement>();
  const fitting = useFitting(row, links.map(({ name }) => name).join());
  const rest = links.slice(fitting);
  return (
    <nav className="organiser__navigation page-width" aria-label={t('organiser.nav.label')}>
      <FindButton />
      <div ref={row} className="organiser__links scroll-row">
        {links.map(({ to, name, isCurrent }, index) => (
          <Link
            key={to}
            to={to}
            className={index < fitting ? undefined : 'organiser__left-out'}
            aria-current={isCurrent ? 'page' : undefined}
            onFocus={({ currentTarget }) => {
              // Not for touch: the pressed link would move away from the finger.
              if (row.current && currentTarget.matches(':focus-visible'))
                centreLink(row.current, currentTarget);
            }}
          >
            {name}
          </Link>
        ))}
      </div>
      <MoreLinks links={rest} />
    </nav>
  );
}

/**
 * How many links of a row stand in its first line; links that wrapped take no space and are measured again at
 * every width.
 */
function useFitting(row: RefObject<HTMLDivElement | null>, names: string): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const count = () => {
      const links = [...current.querySelectorAll('a')];
      const top = links[0]?.offsetTop ?? 0;
      const wrapped = links.findIndex(({ offsetTop }) => offsetTop > top);
      setFitting(wrapped === -1 ? links.length : wrapped);
    };
    count();
    const widths = new ResizeObserver(count);
    // The width of the last link changes when the font loads.
    for (const one of [current, ...current.querySelectorAll('a')]) widths.observe(one);
    return () => widths.disconnect();
  }, [row, names]);
  return fitting;
}

/**
 * A button that opens the links that did not fit. It keeps its space when there are none, so that the row does not
 * jump.
 */
function MoreLinks({ links }: LinksProps) {
  const t = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { around, button } = useClosing(isOpen, () => setOpen(false));
  const isShown = isOpen && links.length > 0;
  return (
    <div ref={around} className={`organiser__more${links.length === 0 ? ' organiser__left-out' : ''}`}>
      <button
        ref={button}
        type="button"
        className={links.some(({ isCurrent }) => isCurrent) ? 'organiser__more--current' : undefined}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('organiser.nav.more')}
      </button>
      <ul id={id} hidden={!isShown}>
        {links.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={() => setOpen(false)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Closes an open menu on Escape, which leads back to its button, and when something beside it is pressed or focused. */
function useClosing(isOpen: boolean, close: () => void) {
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && around.current?.contains(target))) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      button.current?.focus();
      close();
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
      removeEventListener('keydown', escape);
    };
  });
  return { around, button };
}
