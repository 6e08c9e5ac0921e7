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

/** Filters, sorting and page of a list stand in the address: the way back and a shared link show the same list. */
export function useListQuery(): ListQuery {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  return {
    get: (name) => parameters.get(name) ?? '',
    all: Object.fromEntries(parameters),
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
    set: (changes) => {
      const next = new URLSearchParams(search);
      if (!('page' in changes)) next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true });
    },
  };
}
