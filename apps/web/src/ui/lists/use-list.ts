import type { ListView } from '@sevenmetre/contract/list-views/schemas';
import { findView, normalQuestion } from '@sevenmetre/rules/list-views';
import type { Question, ViewedList } from '@sevenmetre/rules/list-views';
import { leaveThen } from '../../lib/drafts/unsaved.ts';
import { useListQuery } from '../../lib/queries/use-list-query.ts';
import { useRead } from '../../lib/queries/use-read.ts';

/** A view of the list itself, or one that organisers have saved. */
export interface View {
  readonly key: string;
  readonly name: string;
  readonly question: string;
  /** Keys of columns beside the name; null: the usual ones. */
  readonly columns: readonly string[] | null;
  /** null: a view of the list itself. */
  readonly stored: ListView | null;
}

export interface BuiltInView {
  readonly key: string;
  readonly name: string;
  readonly question: string;
}

/** What a list shows now, all of it in the address: the back button and a shared link show the same. */
export interface ListState {
  /** null: organisers save no views of it. */
  readonly name: ViewedList | null;
  readonly views: readonly View[];
  /** The view that was chosen or is asked; null: a question of its own. */
  readonly view: View | null;
  /** The view asks something else by now, or shows other columns. */
  readonly isChanged: boolean;
  readonly question: Question;
  /** Keys of columns beside the name; null: the usual ones. */
  readonly columns: readonly string[] | null;
  /** The record in the panel. */
  readonly open: number | null;
  readonly ask: (question: Question) => void;
  readonly choose: (view: View) => void;
  readonly arrange: (columns: readonly string[]) => void;
  readonly show: (id: number | null) => void;
}

/** Says that nothing is filtered where the first view would filter. */
const unfiltered = { filters: 'none' };

/**
 * The state of a list that has views.
 * @param name under which organisers save views; null: they save none
 * @param builtIn the first one is shown where the address says nothing
 */
export function useList(name: ViewedList | null, builtIn: readonly BuiltInView[]): ListState {
  const query = useListQuery();
  const stored = useRead('listViews', { query: { list: name ?? 'clubs' } }, { enabled: name !== null });
  const saved = name === null ? [] : (stored.data?.views ?? []);
  const views = [...builtIn.map(ofList), ...saved.map(ofOrganisers)];
  const { view: key, columns: keys, open, page: _, filters, edition, ...own } = query.all;
  const isAsked = filters !== undefined || Object.keys(own).length > 0;
  const { search: typed, ...unsearched } = own;
  const byKey = views.find((view) => view.key === key) ?? null;
  const view = byKey ?? (isAsked ? findView(views, textOf(unsearched)) : (views[0] ?? null));
  const question = isAsked ? own : Object.fromEntries(new URLSearchParams(view?.question));
  const columns = keys === undefined ? (view?.columns ?? null) : keys.split(',').filter((one) => one !== '');
  // The edition that the page is about is no part of the question.
  const kept = edition === undefined ? {} : { edition };
  const put = (next: Readonly<Record<string, string>>) =>
    query.set({
      ...Object.fromEntries(Object.keys(query.all).map((known) => [known, ''])),
      ...kept,
      ...next,
    });
  const shown = {
    ...(key === undefined ? {} : { view: key }),
    ...(keys === undefined ? {} : { columns: keys }),
    ...(open === undefined ? {} : { open }),
  };
  const asked = (next: Question) => {
    const filled = Object.fromEntries(new URLSearchParams(normalQuestion(textOf(next))));
    return Object.keys(filled).length === 0 ? unfiltered : filled;
  };
  const searched = typed === undefined ? {} : { search: typed };
  return {
    name,
    views,
    view,
    isChanged:
      view !== null &&
      (normalQuestion(textOf({ ...question, search: '' })) !== normalQuestion(view.question) ||
        keys !== undefined),
    question,
    columns,
    open: open === undefined ? null : Number(open),
    ask: (next) => put({ ...shown, ...asked(next) }),
    choose: (next) => {
      const show = () =>
        put({
          ...Object.fromEntries(new URLSearchParams(next.question)),
          ...searched,
          ...(next === views[0] && searched.search === undefined ? {} : { view: next.key }),
        });
      // Another view closes the panel.
      if (open === undefined) show();
      else leaveThen(show);
    },
    arrange: (next) =>
      put({
        ...(isAsked ? asked(question) : {}),
        ...shown,
        view: view?.key ?? '',
        columns: next.length === 0 ? ',' : next.join(','),
      }),
    show: (id) => query.set({ open: id === null ? '' : String(id) }),
  };
}

function textOf(question: Question): string {
  return new URLSearchParams(question).toString();
}

function ofList(view: BuiltInView): View {
  return { ...view, columns: null, stored: null };
}

function ofOrganisers(stored: ListView): View {
  const { id, name, question, columns } = stored;
  return { key: String(id), name, question, columns, stored };
}
