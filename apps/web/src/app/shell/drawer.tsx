import { languageOf } from '@sevenmetre/rules/vocabulary';
import { pages } from '@sevenmetre/contract/pages';
import { Suspense, use, useEffect, useState } from 'react';
import { categoryLook, type Theme, themes } from '@sevenmetre/rules/look';
import { useSession } from '../../lib/session/session.ts';
import { chooseTheme, chosenTheme } from '../../lib/browser/theme.ts';
import {
  archivePath,
  cityPath,
  countriesPath,
  hallsPath,
  placesPath,
  refereesPath,
  schedulePath,
} from '../../lib/paths/paths.ts';
import { useEditionBase } from '../../lib/paths/edition-base.ts';
import { openSearch } from '../../lib/page/search-open.ts';
import { bodyOf } from '../../lib/slices/slice.ts';
import { useSliceCache } from '../../lib/slices/slice-cache.ts';
import { useSliceState } from '../../lib/slices/use-slice.ts';
import { OfferedLanguages, useLanguage, useWords } from '../../lib/words/words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { Link } from '../../ui/link.tsx';
import { lazyPage } from '../routes/lazy-page.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { isPage } from '../routes/routes.ts';
import './drawer.css';
import { useShowsHalls } from './current-slice.ts';

/** The menu: categories, pages, who is signed in, language and theme. Focus, Escape and the backdrop are the dialog's own. */
export function Drawer({ close }: { close: () => void }) {
  const t = useWords();
  const showsHalls = useShowsHalls();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="drawer" aria-label={t('shell.menu')} onClose={close}>
      <div className="drawer__body">
        <div className="drawer__head">
          <b>{t('shell.menu')}</b>
          <button className="icon-button" type="button" aria-label={t('shell.closeMenu')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <Categories />
        <ul>
          <li>
            <Link to="/results">{t('shell.results')}</Link>
          </li>
          <li>
            <Link to={schedulePath}>{t('shell.schedule')}</Link>
          </li>
          {showsHalls ? (
            <li>
              <Link to={hallsPath}>{t('shell.halls')}</Link>
            </li>
          ) : null}
          <Places close={close} />
          <li>
            <Link to="/support">{t('shell.support')}</Link>
          </li>
          <Account />
        </ul>
        <Choices />
      </div>
    </dialog>
  );
}

/** Who takes part and where; the search leads to a team. */
function Places({ close }: { close: () => void }) {
  const t = useWords();
  const { slice } = useSliceState(pages.dashboard.topic);
  const base = useEditionBase();
  const numbers = bodyOf(pages.dashboard, slice)?.numbers;
  const count = (value: number | undefined) => (value === undefined ? null : <b>{t.number(value)}</b>);
  const search = () => {
    close();
    openSearch();
  };
  return (
    <>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={search}>
          {t('shell.teams')} {count(numbers?.teams)}
        </button>
      </li>
      <li>
        <Link to={archivePath}>{t('shell.archive')}</Link>
      </li>
      <li>
        <Link to={countriesPath}>
          {t('shell.countries')} {count(numbers?.countries)}
        </Link>
      </li>
      {isPage(refereesPath) ? (
        <li>
          <Link to={refereesPath}>
            {t('shell.referees')} {count(numbers?.referees)}
          </Link>
        </li>
      ) : null}
      {base === '' ? (
        <li>
          <Link to={cityPath}>{t('shell.city')}</Link>
        </li>
      ) : null}
      {isPage(placesPath('hall')) ? (
        <li>
          <Link to={placesPath('hall')}>{t('shell.places')}</Link>
        </li>
      ) : null}
    </>
  );
}

/** Each category leads to its first group. */
function Categories() {
  const t = useWords();
  const cache = useSliceCache();
  const { slice } = useSliceState(pages.dashboard.topic);
  useEffect(() => {
    if (slice === undefined) void cache.load({ page: pages.dashboard, params: {} });
  }, [cache, slice]);
  const first = bodyOf(pages.dashboard, slice);
  if (first === null) return null;
  return (
    <nav aria-label={t('shell.categories')}>
      <ul className="drawer__categories">
        {first.categories.map((category) => {
          const group = category.groups[0];
          return group === undefined ? null : (
            <li key={category.code}>
              <Link
                className={categoryLook(category.gender, category.ageRank).inkClass}
                to={`/results/competition-group/${encodeURIComponent(group.slug)}`}
              >
                <Glyph category={category} className="glyph" />
                {category.code}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const menu = lazyPage(
  () => import('./account-links.tsx'),
  (part) => part.loadAccountMenu(),
);

function Account() {
  const t = useWords();
  const { user } = useSession().current;
  if (user === null) {
    return (
      <li>
        <Link to="/login">{t('shell.signIn')}</Link>
      </li>
    );
  }
  return (
    <PageBoundary page={null} quiet>
      <Suspense>
        <menu.Component />
      </Suspense>
    </PageBoundary>
  );
}

const themeWords = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
} as const;

function Choices() {
  const { t, locale, switchTo } = useLanguage();
  const offered = use(OfferedLanguages);
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  return (
    <>
      <div
        className={offered.length > 3 ? 'segmented segmented--list' : 'segmented'}
        role="group"
        aria-label={t('shell.language')}
      >
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === locale}
            onClick={() => switchTo(one)}
          >
            {languageOf(one).name}
          </button>
        ))}
      </div>
      <div className="segmented" role="group" aria-label={t('shell.theme')}>
        {themes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === theme}
            onClick={() => {
              chooseTheme(one);
              setTheme(one);
            }}
          >
            {t(themeWords[one])}
          </button>
        ))}
      </div>
    </>
  );
}
