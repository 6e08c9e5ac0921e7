import { silentHallsListed } from '@sevenmetre/rules/control-room';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';

/** Those of a list that stand in one row, because there are too many of them. */
export function toFold<T>(list: readonly T[], isSilent: (one: T) => boolean): readonly T[] {
  const silent = list.filter(isSilent);
  return silent.length > silentHallsListed ? silent : [];
}

interface SilentHallsProps {
  readonly halls: readonly { readonly code: string }[];
  readonly children: ReactNode;
}

/** Silent halls in one row with their number, which opens them. */
export function SilentHalls({ halls, children }: SilentHallsProps) {
  const t = useWords();
  if (halls.length === 0) return null;
  return (
    <details className="control-room__silent-halls">
      <summary>
        <span>
          {t('controlRoom.halls.silentHalls', { count: halls.length })}{' '}
          <small>{halls.map(({ code }) => code).join(', ')}</small>
        </span>
      </summary>
      {children}
    </details>
  );
}
