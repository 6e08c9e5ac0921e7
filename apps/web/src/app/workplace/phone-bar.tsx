import { barPages, waitsOn } from '../../features/organiser/page/contents-pages.ts';
import { openFind } from '../../lib/page/search-open.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { ThemeButton } from '../shell/header.tsx';
import type { ContentsKey } from '../../features/organiser/page/contents-pages.ts';
import { ContentsList, Waiting } from './contents-list.tsx';
import type { ShownContents } from './use-contents.ts';
import './phone-bar.css';

const paths: Partial<Record<ContentsKey, string>> = {
  overview: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  messages: 'M3 5h18v14H3ZM3 6l9 7 9-7',
  registrations: 'M4 6h16M4 12h16M4 18h10',
  invoices: 'M3 6h18v12H3ZM3 10h18M7 15h3',
  schedule: 'M4 6h16v15H4ZM4 11h16M8 3v4M16 3v4',
  matches: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M4 8c5 3 11 3 16 0',
  checkIn: 'm4 12 6 6L20 6',
  configuration:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200 19 19M19 5l-2.800 2.800M7.800 16.200 5 19',
};

/** The drawing of a page that the bar of a phone leads to. */
function WorkplaceIcon({ page }: { page: ContentsKey }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[page] ?? 'M4 6h16M4 12h16'} />
    </svg>
  );
}

interface PhoneBarProps {
  readonly contents: ShownContents;
  readonly isSheetOpen: boolean;
  readonly openSheet: () => void;
}

/** The thumb's navigation of organisers: three pages of the phase, search, and all pages. */
export function PhoneBar({ contents, isSheetOpen, openSheet }: PhoneBarProps) {
  const t = useWords();
  const { pages, here, waits, phase, pathOf } = contents;
  const keys = barPages[phase];
  return (
    <nav className="phone-bar" aria-label={t('shell.quickNavigation')}>
      {keys.flatMap((key) => {
        const page = pages.find((one) => one.key === key);
        if (page === undefined) return [];
        const count = waitsOn(waits, key);
        return (
          <Link key={key} to={pathOf(page)} aria-current={here?.key === key ? 'page' : undefined}>
            <WorkplaceIcon page={key} />
            {t(`organiser.nav.${key}`)}
            {count > 0 ? <Waiting count={count} /> : null}
          </Link>
        );
      })}
      <button type="button" aria-haspopup="dialog" onClick={openFind}>
        <Icon name="search" />
        {t('contents.find')}
      </button>
      <button type="button" aria-haspopup="dialog" aria-expanded={isSheetOpen} onClick={openSheet}>
        <Icon name="menu" />
        {t('contents.allPages')}
      </button>
    </nav>
  );
}

interface PagesSheetProps {
  readonly contents: ShownContents;
  readonly close: () => void;
}

/** All pages on a phone. */
export function PagesSheet({ contents, close }: PagesSheetProps) {
  const t = useWords();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="pages-sheet" aria-label={t('contents.allPages')} onClose={close}>
      <div className="pages-sheet__head">
        <b>{t('contents.allPages')}</b>
        <ThemeButton />
        <LanguageMenu />
        <button className="icon-button" type="button" aria-label={t('shell.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <nav className="pages-sheet__list contents__pages" aria-label={t('organiser.nav.label')}>
        <ContentsList contents={contents} />
        <p className="pages-sheet__foot">
          <Link to="/results">{t('contents.publicPages')}</Link>
        </p>
      </nav>
    </dialog>
  );
}
