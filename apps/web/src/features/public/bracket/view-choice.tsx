import { useLocation } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { changedAddress, rememberView, views } from './use-view.ts';
import type { View } from './use-view.ts';

/** Where there is room for the tree the rounds are the tree, and are not offered. */
export function ViewChoice({ view }: { view: View }) {
  const wide = view === 'rounds' ? 'tree' : view;
  return (
    <>
      <Choice name="narrow-screen" offered={views} view={view} />
      <Choice name="wide-screen" offered={['tree', 'list']} view={wide} />
    </>
  );
}

interface ChoiceProps {
  readonly name: 'narrow-screen' | 'wide-screen';
  readonly offered: readonly View[];
  readonly view: View;
}

function Choice({ name, offered, view }: ChoiceProps) {
  const t = useWords();
  const { pathname, search } = useLocation();
  return (
    <nav className={`bracket-bar__views ${name}`} aria-label={t('bracket.views')}>
      {offered.map((one) => (
        <Link
          key={one}
          to={changedAddress(pathname, search, 'view', one)}
          onClick={() => rememberView(one)}
          aria-current={one === view ? 'true' : undefined}
        >
          {t(`bracket.view.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
