import { longestView, normalQuestion, type ViewedList } from '@sevenmetre/rules/list-views';
import { required } from '@sevenmetre/rules/validation';
import { type RefObject, useEffect, useRef } from 'react';
import { showToast } from '../../lib/page/toasts.ts';
import { failureText } from '../../lib/queries/failure-words.ts';
import { newKey } from '../../lib/queries/new-key.ts';
import { useWrite } from '../../lib/queries/use-write.ts';
import { useWords } from '../../lib/words/words.ts';
import { AsyncButton } from '../forms/async-button.tsx';
import { Form, Submit } from '../forms/form.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useForm } from '../forms/use-form.ts';
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
      {list.name === null ? null : <SaveView list={list} name={list.name} />}
    </div>
  );
}

function ViewTab({ view, list, counted, hasRows }: ListViewsProps & { readonly view: View }) {
  const t = useWords();
  const total = useTotal(counted, Object.fromEntries(new URLSearchParams(view.question)), hasRows);
  const isChosen = list.view?.key === view.key;
  const tab = useRef<HTMLButtonElement>(null);
  useSeen(tab, isChosen, total);
  return (
    <button ref={tab} type="button" data-view aria-pressed={isChosen} onClick={() => list.choose(view)}>
      {view.name}
      {total === undefined ? null : <small>{t.number(total)}</small>}
      {isChosen && list.isChanged ? (
        <span className="list-views__changed">{t('organiser.list.changed')}</span>
      ) : null}
    </button>
  );
}

/** Scrolls the tabs, not the page, to the chosen one: on a phone it would be beyond the edge. Counts that come make tabs wider. */
function useSeen(tab: RefObject<HTMLElement | null>, isChosen: boolean, total: number | undefined): void {
  useEffect(() => {
    const own = tab.current;
    const tabs = own?.parentElement;
    if (!isChosen || !own || !tabs) return;
    const { left, width } = own.getBoundingClientRect();
    tabs.scrollBy({ left: left - tabs.getBoundingClientRect().left - (tabs.clientWidth - width) / 2 });
  }, [tab, isChosen, total]);
}

interface SaveViewProps {
  readonly list: ListState;
  readonly name: ViewedList;
}

function SaveView(props: SaveViewProps) {
  const { list } = props;
  const t = useWords();
  return (
    <Pop
      part="save"
      className="list-quiet"
      align="end"
      title={t('organiser.list.saveView')}
      face={<>+ {t('organiser.list.saveView')}</>}
    >
      {(close) => <SaveForm key={list.view?.key} {...props} close={close} />}
    </Pop>
  );
}

function SaveForm({ list, name: listName, close }: SaveViewProps & { readonly close: () => void }) {
  const t = useWords();
  const stored = list.view?.stored ?? null;
  const save = useSaveView(list, listName, close);
  const form = useForm<{ viewName: string }, 'me' | 'all'>({
    values: { viewName: stored?.name ?? '' },
    check: ({ viewName }) => ({ viewName: required(viewName) }),
    send: ({ viewName }, { way }) => {
      const name = viewName.trim();
      return stored !== null && way === null ? save.change(stored, name) : save.create(name, way === 'all');
    },
  });
  const forAll = (
    <AsyncButton look="plain" action={() => form.submit('all')}>
      {t('organiser.list.saveForAll')}
    </AsyncButton>
  );
  return (
    <Form form={form} className="list-save">
      <TextField
        {...form.field('viewName')}
        label={t('organiser.list.viewName')}
        maxLength={longestView.name}
      />
      {stored === null ? (
        <Submit form={form} look="plain" more={forAll}>
          {t('organiser.list.saveForMe')}
        </Submit>
      ) : (
        // Enter changes the view that is shown: it makes no second one of the same name.
        <Submit
          form={form}
          more={
            <>
              <AsyncButton look="plain" action={() => form.submit('me')}>
                {t('organiser.list.saveForMe')}
              </AsyncButton>
              {forAll}
              <AsyncButton look="quiet" action={() => save.remove(stored.id)}>
                {t('organiser.list.removeView')}
              </AsyncButton>
            </>
          }
        >
          {t('organiser.list.saveChanges')}
        </Submit>
      )}
    </Form>
  );
}

/** Saving, changing and removing a view; what was saved is shown, what was removed is left. */
function useSaveView(list: ListState, listName: ViewedList, close: () => void) {
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
  const shown = (outcome: Awaited<ReturnType<typeof create>>) => {
    if (outcome.ok) {
      const { id, ...view } = outcome.body;
      list.choose({ ...view, key: String(id), stored: outcome.body });
      close();
    }
    return outcome;
  };
  return {
    create: async (name: string, shared: boolean) =>
      shown(await create({ body: { ...form, name, shared, list: listName, clientKey: key.current } })),
    change: async ({ id, revision }: { readonly id: number; readonly revision: number }, name: string) =>
      shown(await update({ params: { id }, body: { ...form, name, revision } })),
    remove: async (id: number) => {
      const outcome = await remove({ params: { id } });
      const [first] = list.views;
      if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
      else {
        if (first) list.choose(first);
        close();
      }
      return outcome.ok;
    },
  };
}
