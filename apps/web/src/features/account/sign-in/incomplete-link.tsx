import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';

/** A link that lost its secret on the way, or never had one. */
export function IncompleteLink({ children, action }: { children: ReactNode; action: ReactNode }) {
  const t = useWords();
  return (
    <Notice drawing="goal" heading={t('signIn.reset.incomplete')} actions={action}>
      {children}
    </Notice>
  );
}
