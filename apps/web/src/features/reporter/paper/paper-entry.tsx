import { readPaperLine } from '@sevenmetre/rules/match';
import type { MatchTime, PaperEvent, PaperProblem } from '@sevenmetre/rules/match';
import { isExtra } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '@sevenmetre/sync/protocol';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { SubmitEvent } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { contentOf, timeOf } from '../match-events/content.ts';
import type { Table } from '../match-events/recording.ts';
import type { TableState } from '../match-events/recording-state.ts';
import { clockText, scoreText, typeNameOf, whoOf } from '../matches/words.ts';

const rows = [
  'goal',
  'seven-metre-goal',
  'seven-metre-miss',
  'two-minutes',
  'yellow-card',
  'red-card',
  'blue-card',
  'team-timeout',
] as const;

/** Takes back the event before, as a line of its own. */
const back = '-';

/** Late entry from the paper by the keyboard: a line and Enter for each event (MA114), recorded as taps are. */
export function PaperEntry({ table }: { table: Table }) {
  const t = useWords();
  const state = useSyncExternalStore(table.subscribe, table.state, table.state);
  const [text, setText] = useState('');
  /** Of the line before, which may be on its way to the disk. */
  const [typedTime, setTypedTime] = useState<MatchTime | null>(null);
  const recording = useRef<Promise<unknown>>(Promise.resolve());
  const [problem, setProblem] = useState<PaperProblem | null>(null);
  const { sheet, view, saving, board, refused } = state;
  const last = view.events.at(-1);
  const recorded = last === undefined ? null : timeOf(sheet, last.content);
  const read = (typed: string) => readPaperLine(typed, { ...sheet, last: typedTime ?? recorded });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === back) {
      // One on its way to the disk has no key yet.
      if (last === undefined || saving.length > 0) return;
      void table.remove(last);
      setTypedTime(null);
      return setText('');
    }
    const line = read(text);
    const typeId = line.ok ? typeIdOf(state, line.event.type) : undefined;
    if (!line.ok || typeId === undefined) return setProblem(line.ok ? 'unreadable' : line.problem);
    setTypedTime(line.event.time);
    const content = contentOf(sheet, { ...line.event, typeId });
    // In the order of the lines: the first one also begins the match, which takes longer.
    recording.current = recording.current.then(() => table.record(content));
    setText('');
  };
  const change = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  const preview = text.trim() === '' ? null : read(text);
  return (
    <section className="paper-entry">
      <p className="paper-entry__score">
        {sheet.teams.home.name} <b>{scoreText(board.score)}</b> {sheet.teams.away.name}
      </p>
      <form onSubmit={submit}>
        <label>
          {t('paperEntry.line')}
          <input
            className="paper-entry__line"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={focused}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        </label>
        <button className="reporter-button primary" type="submit">
          {t('paperEntry.record')}
        </button>
      </form>
      <p className="paper-entry__said" role="status">
        {problem === null && preview?.ok ? said(t, state, preview.event) : null}
      </p>
      {problem === null ? null : <p role="alert">{t(`paperEntry.problem.${problem}`)}</p>}
      {refused.length === 0 ? null : <p role="alert">{t('reporter.sync.storageText')}</p>}
      <Help isKnockout={sheet.isKnockout} />
      <Lines state={state} />
    </section>
  );
}

/** Whoever opens the page types at once. */
function focused(field: HTMLInputElement | null): void {
  field?.focus();
}

function Help({ isKnockout }: { isKnockout: boolean }) {
  const t = useWords();
  return (
    <details>
      <summary>{t('paperEntry.help')}</summary>
      <p>{t('paperEntry.example')}</p>
      {isKnockout ? <p>{t('paperEntry.shootout')}</p> : null}
      <ul>
        {rows.map((code) => (
          <li key={code}>
            <kbd>{t(`paperEntry.key.${code}`)}</kbd> {t(`reporter.event.${code}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything recorded so far, the newest first. */
function Lines({ state: { sheet, view } }: { state: TableState }) {
  const t = useWords();
  return (
    <ol reversed>
      {view.events.toReversed().map(({ key, content }) => (
        <li key={key}>{lineText(t, sheet, content)}</li>
      ))}
    </ol>
  );
}

function typeIdOf({ sheet }: TableState, code: string): number | undefined {
  return sheet.types.find((type) => type.code === code)?.id;
}

/** What the line will record, before it is. */
function said(t: ReturnType<typeof useWords>, state: TableState, event: PaperEvent): string {
  const typeId = typeIdOf(state, event.type);
  if (typeId === undefined) return '';
  return lineText(t, state.sheet, contentOf(state.sheet, { ...event, typeId }));
}

/** "35:00 Goal · 9 Novák · Lhota · 1st extra time, 2nd half": an extra time is named, which a minute mistyped begins, too. */
function lineText(t: ReturnType<typeof useWords>, sheet: TableState['sheet'], content: EventContent): string {
  const { stage, seconds } = timeOf(sheet, content);
  const what = typeNameOf(t, sheet, content.eventTypeId);
  const team = sheet.teams[content.side].name;
  const parts = [`${clockText(seconds)} ${what}`, whoOf(t, sheet, content), team];
  return [...parts, ...(isExtra(stage) ? [t(`reporter.stage.${stage}`)] : [])].join(' · ');
}
