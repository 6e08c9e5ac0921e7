import type { FindIndex } from '@sevenmetre/contract/find/schemas';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { useLineChoice } from '../../../ui/use-line-choice.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { type Find, type FindGroup, type FindItem, makeFind } from './find-items.ts';
import { FindPreview, previewId } from './find-preview.tsx';
import './find.css';

/** So many items of a kind are shown; more words find fewer. */
const most = 6;
const keys = ['>', '#', '@', '='] as const;

/**
 * The organiser's search: clubs, teams, people, invoices and symbols, matches, places, pages, actions and settings. A combobox: arrows
 * choose, Enter opens, → leads to what is known of the chosen line, Escape closes.
 */
export function FindDialog({ close }: { close: () => void }) {
  const t = useWords();
  const dialog = useModal();
  const index = useRead('findIndex', {});
  const settings = useRead('configuration', {});
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const find = useMemo(
    () => (index.data ? makeFind(t, { index: index.data, settings: settings.data ?? [], isSuper }) : null),
    [t, index.data, settings.data, isSuper],
  );
  return (
    <dialog ref={dialog} className="find-dialog" aria-label={t('find.title')} onClose={close}>
      <Question find={find} index={index.data} close={close} />
      {find === null ? <Ready read={index}>{() => null}</Ready> : null}
    </dialog>
  );
}

interface QuestionProps {
  readonly find: Find | null;
  readonly index: FindIndex | undefined;
  readonly close: () => void;
}

function Question({ find, index, close }: QuestionProps) {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question);
  const groups = useMemo(() => find?.(asked, most) ?? [], [find, asked]);
  const lines = groups.flatMap(({ items }) => items);
  const choice = useLineChoice(lines, close, leadToPreview);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isAsked = question.trim() !== '' && find !== null;
  return (
    <>
      <div className="find-dialog__field">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('find.title')}
          aria-expanded={groups.length > 0}
          aria-controls="find-results"
          aria-autocomplete="list"
          {...(choice.active === null ? {} : { 'aria-activedescendant': choice.active.id })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('find.placeholder')}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={choice.press}
        />
        <span className="find-dialog__count" role="status">
          {isAsked ? t('find.results', { count: total }) : ''}
        </span>
        <button className="icon-button" type="button" aria-label={t('find.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {isAsked && total === 0 ? <p className="find-dialog__nothing">{t('find.nothing')}</p> : null}
      <Results groups={groups} active={choice.active} />
      {choice.active === null || index === undefined ? null : (
        <FindPreview item={choice.active} index={index} leave={() => field.current?.focus()} />
      )}
      <p className="find-dialog__keys">
        {keys.map((key, at) => (
          <span key={key}>
            <kbd>{key}</kbd> {t(`find.key.${keyWords[at] ?? 'matches'}`)}
          </span>
        ))}
        <span className="find-dialog__wide">
          <kbd>→</kbd> {t('find.preview.title')}
        </span>
      </p>
    </>
  );
}

const keyWords = ['actions', 'matches', 'people', 'symbols'] as const;

/** → leads into the preview, unless it is hidden where the window is too narrow for it. */
function leadToPreview({ key, target }: KeyboardEvent): boolean {
  if (key !== 'ArrowRight' || !isAtEnd(target)) return false;
  const way = document.querySelector<HTMLElement>(`#${previewId} a`);
  if (way?.checkVisibility() !== true) return false;
  way.focus();
  return true;
}

/** Whether → would not move in what is typed. */
function isAtEnd(target: EventTarget): boolean {
  return (
    target instanceof HTMLInputElement &&
    target.selectionStart === target.value.length &&
    target.selectionEnd === target.value.length
  );
}

/** Lines are links as well, so that they open in a new tab too. */
function Results({ groups, active }: { groups: readonly FindGroup[]; active: FindItem | null }) {
  const t = useWords();
  return (
    <div id="find-results" className="find-dialog__results" role="listbox" aria-label={t('find.title')}>
      {groups.map(({ kind, total, items }) => (
        <div key={kind} role="group" aria-labelledby={`find-${kind}`}>
          <div className="find-dialog__kind" id={`find-${kind}`}>
            {t(`find.kind.${kind}`)}
            {total > items.length ? ` · ${t('find.more', { count: total - items.length })}` : ''}
          </div>
          {items.map((item) => (
            <Link
              key={item.id}
              id={item.id}
              to={item.to}
              role="option"
              aria-selected={item.id === active?.id}
              tabIndex={-1}
            >
              {item.mark === null ? null : <span className="find-dialog__mark">{item.mark}</span>}
              <span className="find-dialog__name">{item.name}</span>
              {item.about === null ? null : <small>{item.about}</small>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
