import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  adminPath,
  planPath,
  planSchedulePath,
  planSettingsPath,
  planTeamsPath,
  planVersionsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { ZonePage } from '../../../ui/page/signed-in-page.tsx';
import './plan.css';

const pages = [
  ['overview', planPath],
  ['teams', planTeamsPath],
  ['settings', planSettingsPath],
  ['schedule', planSchedulePath],
  ['versions', planVersionsPath],
] as const;

interface PlanPageProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the plan: the way to the others of them above. */
export function PlanPage(props: PlanPageProps) {
  return (
    <>
      <PlanNav />
      <ZonePage {...props} />
    </>
  );
}

/** The pages of the plan. It says on the root where it ends, so that a tool can fill the rest of the window. */
export function PlanNav() {
  const t = useWords();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const bottom = (nav.current?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
      style.setProperty('--plan-above', `${Math.ceil(bottom)}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    measure();
    return () => {
      watch.disconnect();
      style.removeProperty('--plan-above');
    };
  }, []);
  return (
    <nav ref={nav} className="plan-nav" aria-label={t('plan.nav.label')}>
      <Link to={adminPath}>{t('plan.nav.organiser')}</Link>
      {pages.map(([key, to]) => (
        <Link key={key} to={to} aria-current={isHere(pathname, to) ? 'page' : undefined}>
          {t(`plan.nav.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

function isHere(pathname: string, to: string): boolean {
  return pathname === to || (to !== planPath && pathname.startsWith(`${to}/`));
}
