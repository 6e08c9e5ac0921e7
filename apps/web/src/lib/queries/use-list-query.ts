import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface ListQuery {
  /** A parameter of the address, or '' . */
  readonly get: (name: string) => string;
  /** Changes parameters; '' removes one. Another filter begins at the first page. */
  readonly set: (changes: Readonly<Record<string, string>>) => void;
  /** All of them, for a call's `query`. */
  readonly all: Readonly<Record<string, string>>;
  readonly page: number;
}

/** Filters, sorting and page of a list stand in the address: the back button and a shared link show the same list. */
export function useListQuery(): ListQuery {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = useAsked(search);
  const parameters = new URLSearchParams(search);
  return {
    get: (name) => parameters.get(name) ?? '',
    all: Object.fromEntries(parameters),
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
    set: (changes) => {
      const next = new URLSearchParams(asked.current.at(-1) ?? search);
      if (!('page' in changes)) next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const words = next.toString();
      const text = words === '' ? '' : `?${words}`;
      asked.current.push(text);
      void navigate(pathname + text, { replace: true });
    },
  };
}

/**
 * Queries that were asked for and are not drawn yet. The router draws a new address when there is time: whoever changes a
 * second filter before that would take back the first.
 */
function useAsked(search: string) {
  const asked = useRef<string[]>([]);
  useLayoutEffect(() => {
    const at = asked.current.indexOf(search);
    // The query was changed elsewhere, such as by a link: pending changes are dropped.
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
  }, [search]);
  return asked;
}
