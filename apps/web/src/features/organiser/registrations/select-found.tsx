import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';

/** A page of what a list has found. null: the server has not answered. */
type Page<R> = { readonly rows: readonly R[]; readonly pages: number } | null;

interface SelectFoundProps<R> {
  readonly total: number;
  readonly selected: number;
  readonly load: (page: number) => Promise<Page<R>>;
  readonly add: (rows: readonly R[]) => void;
}

/** No more can be decided on at once. */
const most = 500;

/** All that the filters have found, also on other pages; there while some of it is not selected yet. */
export function SelectFound<R>({ total, selected, load, add }: SelectFoundProps<R>) {
  const t = useWords();
  if (selected >= total || total > most) return null;
  const select = async () => {
    const first = await load(1);
    const rest = Array.from({ length: (first?.pages ?? 1) - 1 }, (_, index) => load(index + 2));
    const pages = [first, ...(await Promise.all(rest))];
    if (pages.includes(null)) return false;
    add(pages.flatMap((page) => page?.rows ?? []));
    return true;
  };
  return (
    <AsyncButton look="plain" action={select}>
      {t('registrations.bulk.selectFound', { count: total })}
    </AsyncButton>
  );
}
