import { Suspense } from 'react';
import { openSearch } from '../../lib/page/search-open.ts';
import { useSession } from '../../lib/session/session.ts';
import { chooseTheme, shownTheme } from '../../lib/browser/theme.ts';
import { useWords } from '../../lib/words/words.ts';
import { dotted } from '../../lib/words/dotted.ts';
import { CupMark } from '../../ui/cup-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { lazyPage } from '../routes/lazy-page.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { useShownEdition } from './current-slice.ts';
import { LanguageMenu } from './language-menu.tsx';
import { MainLinks } from './main-links.tsx';

const inkStripes = [0, 1, 2, 3, 4].flatMap((place) => [
  `category-ink--boys-${place}`,
  `category-ink--girls-${place}`,
]);

interface HeaderProps {
  readonly openMenu: () => void;
  readonly isMenuOpen: boolean;
}

/** The colours of all categories across the top of a page. */
export function InkStripes() {
  return (
    <svg className="site-header__stripes" viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
      {inkStripes.map((ink, index) => (
        <path key={ink} className={ink} d={`M${index} 0h1.02v1h-1.02z`} />
      ))}
    </svg>
  );
}

export function ThemeButton() {
  const t = useWords();
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={t('shell.themeSwitch')}
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" />
        <path className="icon__fill" d="M12 3.5a8.5 8.5 0 0 1 0 17Z" />
      </svg>
    </button>
  );
}

/** The header of visitors. */
export function Header({ openMenu, isMenuOpen }: HeaderProps) {
  const t = useWords();
  const edition = useShownEdition();
  return (
    <>
      <InkStripes />
      <header className="site-header">
        <div className="page-width">
          <Link className="logo" to="/results">
            {edition === null ? <Logo /> : <CupMark edition={edition} />}
            <span>
              {edition?.name ?? t('shell.brand')}
              {edition === null ? null : (
                <small>{dotted([edition.year, edition.city].filter(Boolean))}</small>
              )}
            </span>
          </Link>
          <MainLinks />
          <button
            className="icon-button"
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts="/"
            aria-label={t('shell.search')}
            onClick={openSearch}
          >
            <Icon name="search" />
          </button>
          <ThemeButton />
          <LanguageMenu />
          <Account />
          <button
            className="icon-button icon-button--wide-screen"
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-label={t('shell.openMenu')}
            onClick={openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
    </>
  );
}

const links = lazyPage(
  () => import('./account-links.tsx'),
  (part) => part.loadAccountLinks(),
);

/** The user's own pages and the way out, which visitors need not load. */
function Account() {
  const { current } = useSession();
  if (current.status !== 'in') return null;
  return (
    <PageBoundary page={null} quiet>
      <Suspense>
        <links.Component />
      </Suspense>
    </PageBoundary>
  );
}
