import { type Phase, phases } from '@sevenmetre/rules/editions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { editionsPath, adminPath } from '../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../lib/page/toasts.ts';
import { failureText } from '../../lib/queries/failure-words.ts';
import { useEditionWrite } from '../../lib/queries/working-edition.ts';
import type { Translator } from '@sevenmetre/phrases';
import { editionName } from '../../lib/words/edition-name.ts';
import { useWords } from '../../lib/words/words.ts';
import { ListField } from '../../ui/forms/choice-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { ShownContents } from './use-contents.ts';
import { useDisclosure } from './use-disclosure.ts';
import './edition-menu.css';

type Edition = ShownContents['editions'][number];

interface EditionMenuProps {
  readonly contents: ShownContents;
}

/** Which edition the organiser works in, the way to another one, and the phase, which can be set by hand. */
export function EditionMenu({ contents }: EditionMenuProps) {
  const t = useWords();
  const { around, button, isOpen, toggle } = useDisclosure();
  const { editions, edition, pages } = contents;
  const mayPrepare = pages.some(({ key }) => key === 'editions');
  return (
    <div ref={around} className="edition-menu">
      <button
        ref={button}
        type="button"
        className="edition-menu__button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <span>{edition === undefined ? t('contents.editions') : editionName(edition)}</span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 9 7 7 7-7" />
        </svg>
      </button>
      {isOpen ? (
        <div className="edition-menu__list" role="dialog" aria-label={t('contents.editions')}>
          {editions.length > 0 ? <p>{t('contents.workIn')}</p> : null}
          <ul>
            {editions.map((one, index) => (
              <li key={one.id}>
                <EditionLink one={one} contents={contents} place={index + 1} />
              </li>
            ))}
          </ul>
          {edition === undefined ? null : <PhaseChoice edition={edition} />}
          {mayPrepare ? (
            <Link className="button button--outline" to={editionsPath}>
              {t('contents.newEdition')}
            </Link>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Where an edition is worked on: the same page if it can be about it, else the overview. */
export function editionPath({ here }: ShownContents, { id, isCurrent }: Edition): string {
  const to = here?.ofEdition === true ? here.to : adminPath;
  return isCurrent ? to : `${to}?edition=${id}`;
}

interface EditionLinkProps extends EditionMenuProps {
  readonly one: Edition;
  readonly place: number;
}

function EditionLink({ one, contents, place }: EditionLinkProps) {
  const t = useWords();
  const isHere = contents.edition?.id === one.id;
  return (
    <Link
      to={editionPath(contents, one)}
      aria-current={isHere ? 'true' : undefined}
      aria-keyshortcuts={place > 1 && place < 10 ? `Alt+${place}` : undefined}
    >
      {isHere ? <Icon name="done" /> : <span />}
      <span>
        <b>{editionName(one)}</b>
        <small>{phaseText(t, one)}</small>
      </span>
      {isHere ? <em>{t('contents.here')}</em> : null}
      {!isHere && place < 10 ? <kbd>⌥{place}</kbd> : null}
    </Link>
  );
}

/** A phase with how far it is: Registration, 27 days left. */
function phaseText(t: Translator, { phase, progress }: Pick<Edition, 'phase' | 'progress'>): string {
  const words = progressText(t, progress);
  return words === null ? t(`contents.phase.${phase}`) : `${t(`contents.phase.${phase}`)}, ${words}`;
}

/** null: the phase has no end. */
export function progressText(t: Translator, progress: Edition['progress']): string | null {
  if (progress === null) return null;
  return progress.kind === 'left'
    ? t('contents.left', { count: progress.days })
    : t('contents.day', { day: progress.day, of: progress.of });
}

/** Dates decide the phase unless an organiser does (rule PH5). It is stored as settings are (decision 922). */
function PhaseChoice({ edition }: { edition: Edition }) {
  const t = useWords();
  const save = useEditionWrite('configurationUpdate', ['contents', 'configuration']);
  const stored = edition.byHand ?? '';
  /** What is shown instead of what is stored; null: nothing is. */
  const [shown, show] = useState<Phase | '' | null>(null);
  /** Reached with arrows or letters, and not stored yet. */
  const passed = useRef<Phase | '' | null>(null);
  const store = async (phase: Phase | '') => {
    passed.current = null;
    show(phase);
    const body = { value: phase === '' ? null : phase, before: edition.byHand };
    const outcome = phase === stored ? null : await save({ params: { key: 'edition-phase' }, body });
    if (outcome?.ok === false) showToast('error', failureText(t, outcome.failure));
    show(null);
  };
  const leave = () => {
    if (passed.current !== null) void store(passed.current);
  };
  const close = useEffectEvent(leave);
  // A press elsewhere closes the menu before the list is left.
  useEffect(() => () => close(), []);
  const restore = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || passed.current === null) return;
    passed.current = null;
    show(null);
    // The next Escape closes the menu.
    event.stopPropagation();
  };
  return (
    <div className="edition-menu__phase" onKeyDown={restore} role="presentation">
      <ListField
        name="phase-by-hand"
        label={t('contents.phaseOf')}
        optional="unsaid"
        value={shown ?? stored}
        onChange={(phase) => void store(phase)}
        onPass={(phase) => {
          passed.current = phase;
          show(phase);
        }}
        onBlur={leave}
        none={t('contents.byDates')}
        options={phases.map((phase) => ({ value: phase, label: t(`contents.phase.${phase}`) }))}
      />
    </div>
  );
}
