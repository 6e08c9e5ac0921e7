import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  adminPath,
  controlRoomPath,
  planAppointmentsPath,
  planChangesPath,
  planDrawPath,
  planFormatsPath,
  planPath,
  planSchedulePath,
  planSettingsPath,
  planTeamsPath,
  planVersionsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { FindButton } from '../page/find-button.tsx';
import { useCentredLink } from '../../../ui/page/use-centred-link.ts';
import '../../../ui/page/scroll-row.css';
import '../page/tool-header.css';
import './plan.css';

/**
 * The pages of the plan in the order of the work, and the control room, whose tasks lead here: a new one is a
 * line here, and its name in `plan.nav`.
 */
export const planPages = [
  ['overview', planPath],
  ['teams', planTeamsPath],
  ['settings', planSettingsPath],
  ['formats', planFormatsPath],
  ['draw', planDrawPath],
  ['schedule', planSchedulePath],
  ['appointments', planAppointmentsPath],
  ['changes', planChangesPath(null, null)],
  ['controlRoom', controlRoomPath],
  ['versions', planVersionsPath],
] as const;

/** The pages of the plan. It says on the root where it ends, so that a tool can fill the rest of the window. */
export function PlanNav() {
  const t = useWords();
  const { pathname } = useLocation();
  const nav = useCentredLink();
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
  }, [nav]);
  return (
    <nav ref={nav} className="plan-nav scroll-row" aria-label={t('plan.nav.label')}>
      <Link to={adminPath}>{t('plan.nav.organiser')}</Link>
      <FindButton />
      {planPages.map(([key, to]) => (
        <Link key={key} to={to} aria-current={isHere(pathname, to) ? 'page' : undefined}>
          {t(`plan.nav.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A public draw belongs to the draw. */
function isHere(pathname: string, to: string): boolean {
  if (to === planDrawPath && pathname.startsWith(`${planPath}/ceremony/`)) return true;
  return pathname === to || (to !== planPath && pathname.startsWith(`${to}/`));
}
