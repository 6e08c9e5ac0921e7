import { longestView, normalQuestion } from '@sevenmetre/rules/list-views';
import { useRef, useState } from 'react';
import { showToast } from '../../lib/page/toasts.ts';
import { failureText } from '../../lib/queries/failure-words.ts';
import { newKey } from '../../lib/queries/new-key.ts';
import { useWrite } from '../../lib/queries/use-write.ts';
import { useWords } from '../../lib/words/words.ts';
import { AsyncButton } from '../forms/async-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Pop } from './pop.tsx';
import type { ListState, View } from './use-list.ts';
import { useTotal } from './use-total.ts';
import type { CountRows } from './use-total.ts';
import './list-views.css';

interface ListViewsProps {
  readonly list: ListState;
  readonly counted: CountRows;
  /** The rows are there: counting each view costs the server as much as the list, and must not delay it. */
  readonly hasRows: boolean;
}

/** The views of a list as tabs, each with what it finds; a changed one can be saved. */
export function ListViews({ list, ...counting }: ListViewsProps) {
  const t = useWords();
  return (
    <div className="list-views">
      <div className="list-views__tabs" role="group" aria-label={t('organiser.list.views')}>
        {list.views.map((view) => (
          <ViewTab key={view.key} view={view} list={list} {...counting} />
        ))}
      </div>
      <SaveView list={list} />
    </div>
  );
}

function ViewTab({ view, list, counted, hasRows }: ListViewsProps & { readonly view: View }) {
  const t = useWords();
  const total = useTotal(counted, Object.fromEntries(new URLSearchParams(view.question)), hasRows);
  const isChosen = list.view?.key === view.key;
  return (
    <button type="button" data-view aria-pressed={isChosen} onClick={() => list.choose(view)}>
      {view.name}
      {total === undefined ? null : <small>{t.number(total)}</small>}
      {isChosen && list.isChanged ? (
        <span className="list-views__changed">{t('organiser.list.changed')}</span>
      ) : null}
    </button>
  );
}

function SaveView({ list }: { list: ListState }) {
  const t = useWords();
  return (
    <Pop
      part="save"
      className="list-quiet"
      align="end"
      title={t('organiser.list.saveView')}
      face={<>+ {t('organiser.list.saveView')}</>}
    >
      {(close) => <SaveForm key={list.view?.key} list={list} close={close} />}
    </Pop>
  );
}

function SaveForm({ list, close }: { list: ListState; close: () => void }) {
  const t = useWords();
  const stored = list.view?.stored ?? null;
  const [name, setName] = useState(stored?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const save = useSaveView(list, close);
  const named = (action: (name: string) => Promise<boolean>) => () => {
    setMissing(name.trim() === '');
    return name.trim() === '' ? Promise.resolve(false) : action(name.trim());
  };
  return (
    <div className="list-save">
      <TextField
        name="viewName"
        label={t('organiser.list.viewName')}
        value={name}
        onChange={setName}
        maxLength={longestView.name}
        error={isMissing ? t('signedIn.error.required') : undefined}
      />
      <div className="actions">
        <AsyncButton look="plain" action={named((text) => save.create(text, false))}>
          {t('organiser.list.saveForMe')}
        </AsyncButton>
        <AsyncButton look="plain" action={named((text) => save.create(text, true))}>
          {t('organiser.list.saveForAll')}
        </AsyncButton>
        {stored === null ? null : (
          <>
            <AsyncButton action={named((text) => save.change(stored, text))}>
              {t('organiser.list.saveChanges')}
            </AsyncButton>
            <AsyncButton look="quiet" action={() => save.remove(stored.id)}>
              {t('organiser.list.removeView')}
            </AsyncButton>
          </>
        )}
      </div>
    </div>
  );
}

/** Saving, changing and removing a view; what was saved is shown, what was removed is left. */
function useSaveView(list: ListState, close: () => void) {
  const t = useWords();
  const key = useRef(newKey());
  const create = useWrite('listViewCreate', ['listViews']);
  const update = useWrite('listViewUpdate', ['listViews']);
  const remove = useWrite('listViewDelete', ['listViews']);
  const { search: _, ...unsearched } = list.question;
  const form = {
    question: normalQuestion(new URLSearchParams(unsearched).toString()),
    columns: list.columns === null ? null : [...list.columns],
  };
  const ended = (outcome: Awaited<ReturnType<typeof create>> | Awaited<ReturnType<typeof remove>>) => {
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    close();
    return true;
  };
  const shown = (outcome: Awaited<ReturnType<typeof create>>) => {
    if (outcome.ok) {
      const { id, ...view } = outcome.body;
      list.choose({ ...view, key: String(id), stored: outcome.body });
    }
    return ended(outcome);
  };
  return {
    create: async (name: string, shared: boolean) =>
      shown(await create({ body: { ...form, name, shared, list: list.name, clientKey: key.current } })),
    change: async ({ id, revision }: { readonly id: number; readonly revision: number }, name: string) =>
      shown(await update({ params: { id }, body: { ...form, name, revision } })),
    remove: async (id: number) => {
      const outcome = await remove({ params: { id } });
      const [first] = list.views;
      if (outcome.ok && first) list.choose(first);
      return ended(outcome);
    },
  };
}
