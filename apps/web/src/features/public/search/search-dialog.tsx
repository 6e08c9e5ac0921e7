import { useDeferredValue, useMemo, useState } from 'react';
import { useReachable } from '../../../lib/api/connection.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLineChoice } from '../../../ui/use-line-choice.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { ResultList } from './result-list.tsx';
import { resultGroups } from './results.ts';
import type { ResultGroup } from './results.ts';
import { useSearchIndex } from './use-search-index.ts';
import type { SearchState } from './use-search-index.ts';
import './search.css';

/** So many results of a kind are shown; more words find fewer. */
const most = 5;

/**
 * Searching for teams, clubs, players, matches, halls and countries on this device. A combobox: arrows choose, Enter opens,
 * Escape closes; focus and backdrop are the dialog's own.
 */
export function SearchDialog({ close }: { close: () => void }) {
  const t = useWords();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={t('search.title')} onClose={close}>
      <Search close={close} />
    </dialog>
  );
}

function Search({ close }: { close: () => void }) {
  const t = useWords();
  const [question, setQuestion] = useState('');
  const [attempt, setAttempt] = useState(0);
  const state = useSearchIndex(attempt);
  const groups = useResults(state, useDeferredValue(question));
  const lines = groups.flatMap(({ results }) => results);
  const choice = useLineChoice(lines, close, ({ key }) => {
    // A search field would only empty itself.
    if (key === 'Escape') close();
    return key === 'Escape';
  });
  const active = choice.active?.id ?? null;
  return (
    <div className="search-dialog__body">
      <div className="search-dialog__field">
        <input
          type="search"
          role="combobox"
          aria-label={t('search.title')}
          aria-expanded={groups.length > 0}
          aria-controls="found"
          aria-autocomplete="list"
          {...(active === null ? {} : { 'aria-activedescendant': active })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('shell.searchFor')}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={choice.press}
        />
        <button className="icon-button" type="button" aria-label={t('search.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <Saying state={state} question={question} groups={groups} again={() => setAttempt(attempt + 1)} />
      <ResultList groups={groups} active={active} />
    </div>
  );
}

function useResults(state: SearchState, question: string): readonly ResultGroup[] {
  const { t, locale } = useLanguage();
  return useMemo(() => {
    if (state.status !== 'ready' || question.trim() === '') return [];
    const words = {
      locale,
      open: t('search.open'),
      statistics: t('search.kind.statistics'),
      teams: (count: number) => t('search.teams', { count }),
    };
    return resultGroups(state.index, state.search(question, most), words);
  }, [state, question, t, locale]);
}

interface SayingProps {
  readonly state: SearchState;
  readonly question: string;
  readonly groups: readonly ResultGroup[];
  readonly again: () => void;
}

/** What there is to say besides the results: how many, none, that they are old, that nothing can be searched. */
function Saying({ state, question, groups, again }: SayingProps) {
  const t = useWords();
  const reachable = useReachable();
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  const asked = question.trim() !== '';
  return (
    <>
      {state.status === 'ready' && (state.isOld || !reachable) ? (
        <p className="muted small">{t('search.offline')}</p>
      ) : null}
      <p className={asked && count > 0 ? 'visually-hidden' : 'muted'} role="status">
        {state.status === 'loading' ? t('search.loading') : null}
        {state.status === 'failed' ? t(reachable ? 'search.failed' : 'search.unprepared') : null}
        {state.status === 'ready' && !asked ? t('search.hint') : null}
        {state.status === 'ready' && asked
          ? count > 0
            ? t('search.results', { count })
            : t('search.nothing', { question: question.trim() })
          : null}
      </p>
      {state.status === 'failed' ? (
        <button className="button" type="button" onClick={again}>
          {t('search.again')}
        </button>
      ) : null}
    </>
  );
}
