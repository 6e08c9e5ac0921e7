import { phases } from '@sevenmetre/rules/editions';
import { adminPath } from '../../lib/paths/signed-in-paths.ts';
import { openFind } from '../../lib/page/search-open.ts';
import { useSession } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from '../shell/account-links.tsx';
import { ThemeButton } from '../shell/header.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { EditionMenu, progressText } from './edition-menu.tsx';
import type { ShownContents } from './use-contents.ts';
import { useDisclosure } from './use-disclosure.ts';
import './mast.css';

interface MastProps {
  readonly contents: ShownContents;
}

/** The head of every page of the organiser: edition, phase, search, account. */
export function Mast({ contents }: MastProps) {
  const t = useWords();
  const { edition, waits } = contents;
  const isKnown = edition !== undefined || waits !== undefined;
  return (
    <header className="mast">
      <Link
        className="mast__logo"
        to={adminPath}
        aria-label={`${t('shell.brand')}, ${t('organiser.nav.overview')}`}
      >
        <Logo />
      </Link>
      <EditionMenu contents={contents} />
      {edition === undefined ? null : (
        <>
          <b className="mast__phase">{t(`contents.phase.${edition.phase}`)}</b>
          <Phases edition={edition} />
        </>
      )}
      {isKnown ? null : <PhasesSkeleton />}
      <button
        type="button"
        className="mast__find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={openFind}
      >
        <Icon name="search" />
        <span>
          <span className="visually-hidden">{t('contents.find')}</span> {t('contents.findWhat')}
        </span>
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      <div className="mast__choices">
        <ThemeButton />
        <LanguageMenu />
      </div>
      <Account />
    </header>
  );
}

function Phases({ edition }: { edition: NonNullable<ShownContents['edition']> }) {
  const t = useWords();
  const at = phases.indexOf(edition.phase);
  const progress = progressText(t, edition.progress);
  return (
    <ol className="mast__phases" aria-label={t('contents.phaseOf')}>
      {phases.map((phase, index) => (
        <li
          key={phase}
          className={index < at ? 'mast__past' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{t(`contents.phase.${phase}`)}</span>
          {index === at && progress !== null ? <small> · {progress}</small> : null}
        </li>
      ))}
    </ol>
  );
}

/** Keeps the room of the phases until it is known which one it is. */
function PhasesSkeleton() {
  const t = useWords();
  return (
    <ol className="mast__phases" aria-hidden="true">
      {phases.map((phase) => (
        <li key={phase}>
          <span>{t(`contents.phase.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The user's own pages and the way out. */
function Account() {
  const t = useWords();
  const { user } = useSession().current;
  const { around, button, isOpen, toggle } = useDisclosure();
  if (user === null) return null;
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase();
  return (
    <div ref={around} className="mast__account">
      <button ref={button} type="button" aria-expanded={isOpen} onClick={toggle}>
        {initials}
        <span className="visually-hidden"> {t('contents.account')}</span>
      </button>
      {isOpen ? (
        <ul>
          <AccountMenu />
        </ul>
      ) : null}
    </div>
  );
}
