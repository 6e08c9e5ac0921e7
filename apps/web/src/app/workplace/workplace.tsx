import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../lib/words/words.ts';
import { Link } from '../../ui/link.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { ContentsList } from './contents-list.tsx';
import { editionPath } from './edition-menu.tsx';
import { Mast } from './mast.tsx';
import { PagesSheet, PhoneBar } from './phone-bar.tsx';
import { ThumbIndex } from './thumb-index.tsx';
import { type ShownContents, useContents } from './use-contents.ts';
import './workplace.css';

type Layer = 'keys' | 'pages';

/**
 * The frame of every page of the organiser: mast, contents, and on phones a bar. It stands while pages and their data are
 * loaded.
 */
export function Workplace({ children }: { children: ReactNode }) {
  const contents = useContents();
  const { key } = useLocation();
  const { isFolded, toggle } = useFolding(contents);
  const [layer, setLayer] = useState<{ readonly key: string; readonly kind: Layer } | null>(null);
  // Another page closes what lies over this one.
  const shown = layer?.key === key ? layer.kind : null;
  const show = (kind: Layer) => setLayer({ key, kind });
  const close = () => setLayer(null);
  useWorkplaceKeys(contents, { toggle, showKeys: () => show('keys') });
  useFrame();
  return (
    <div className={`workplace${isFolded ? ' workplace--index' : ''}`}>
      <Mast contents={contents} />
      <div className="workplace__frame">
        {isFolded ? (
          <ThumbIndex contents={contents} unfold={toggle} />
        ) : (
          <Contents contents={contents} showKeys={() => show('keys')} />
        )}
        <div className="workplace__page">{children}</div>
      </div>
      <PhoneBar contents={contents} isSheetOpen={shown === 'pages'} openSheet={() => show('pages')} />
      {shown === 'pages' ? <PagesSheet contents={contents} close={close} /> : null}
      {shown === 'keys' ? <Keys close={close} /> : null}
    </div>
  );
}

function Contents({ contents, showKeys }: { contents: ShownContents; showKeys: () => void }) {
  const t = useWords();
  return (
    <nav className="contents contents__pages" aria-label={t('organiser.nav.label')}>
      <ContentsList contents={contents} />
      <p className="contents__foot">
        <Link to="/results">{t('contents.publicPages')}</Link>
        <button type="button" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={showKeys}>
          {t('contents.keys')} <kbd>?</kbd>
        </button>
      </p>
    </nav>
  );
}

/** Grids that need the width fold the contents; the choice for them and the one for other pages are kept apart. */
function useFolding({ here }: ShownContents) {
  const [folded, setFolded] = useState({ wide: true, other: false });
  const kind = here?.isWide === true ? 'wide' : 'other';
  return { isFolded: folded[kind], toggle: () => setFolded({ ...folded, [kind]: !folded[kind] }) };
}

interface WorkplaceKeys {
  readonly toggle: () => void;
  readonly showKeys: () => void;
}

/** Keys that work on every page, never in a field, and after those of the page itself. */
function useWorkplaceKeys(contents: ShownContents, { toggle, showKeys }: WorkplaceKeys): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
    const place = event.altKey ? Number(/^Digit([2-9])$/.exec(event.code)?.[1] ?? 0) : 0;
    const edition = contents.editions[place - 1];
    if (edition !== undefined) void navigate(editionPath(contents, edition));
    else if (event.key === '\\') toggle();
    else if (event.key === '?') (ownKeys() ?? showKeys)();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Opens the keys of the page, where it has a list of its own. */
function ownKeys(): (() => void) | null {
  const opener = document.querySelector('[aria-keyshortcuts="?"]');
  return opener instanceof HTMLElement ? () => opener.click() : null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      target.closest('dialog') !== null)
  );
}

/** Says on the root that a page has this frame. */
function useFrame() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['frame'] = 'workplace';
    return () => {
      delete dataset['frame'];
    };
  }, []);
}

const keys = [
  ['find', '⌘K'],
  ['search', '/'],
  ['contents', '\\'],
  ['edition', '⌥2'],
  ['close', 'Esc'],
] as const;

/** The keys that work on every page. */
function Keys({ close }: { close: () => void }) {
  const t = useWords();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="keys-everywhere" aria-label={t('contents.keys')} onClose={close}>
      <h2>{t('contents.keys')}</h2>
      <dl>
        {keys.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`contents.keysOf.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={close}>
        {t('shell.close')}
      </button>
    </dialog>
  );
}
