import { useLocation } from 'react-router';
import { hallsPath, livePath, myTeamsPath } from '../../lib/paths/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LiveCount } from './live-count.tsx';
import { useShowsHalls } from './current-slice.ts';

interface BottomBarProps {
  readonly openMenu: () => void;
  readonly isMenuOpen: boolean;
}

/** The thumb's navigation on phones. */
export function BottomBar({ openMenu, isMenuOpen }: BottomBarProps) {
  const t = useWords();
  const { pathname } = useLocation();
  const showsHalls = useShowsHalls();
  const isCurrent = (path: string) => (pathname === path ? ('page' as const) : undefined);
  return (
    <nav className="bottom-bar" aria-label={t('shell.quickNavigation')}>
      <ul>
        <li>
          <Link to="/results" aria-current={isCurrent('/results')}>
            <Icon name="home" />
            {t('shell.results')}
          </Link>
        </li>
        <li>
          <Link to={livePath}>
            <span className="bottom-bar__live">
              <Icon name="live" />
              <LiveCount />
            </span>
            {t('shell.live')}
          </Link>
        </li>
        {showsHalls ? (
          <li>
            <Link to={hallsPath} aria-current={pathname.startsWith(hallsPath) ? 'page' : undefined}>
              <Icon name="hall" />
              {t('shell.halls')}
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={myTeamsPath}>
            <Icon name="star" />
            {t('shell.myTeams')}
          </Link>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={openMenu}>
            <Icon name="menu" />
            {t('shell.menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
