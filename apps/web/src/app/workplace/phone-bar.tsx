import { barPages, waitsOn } from '../../features/organiser/page/contents-pages.ts';
import { openFind } from '../../lib/page/search-open.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { ThemeButton } from '../shell/header.tsx';
import { ContentsList, Waiting } from './contents-list.tsx';
import type { ShownContents } from './use-contents.ts';
import { WorkplaceIcon } from './workplace-icon.tsx';
import './phone-bar.css';

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
