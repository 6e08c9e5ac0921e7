import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Question } from './confirm-dialog.tsx';

type Ask = (question: Question) => Promise<boolean>;

interface Asked {
  readonly id: number;
  readonly question: Question;
  readonly answer: (confirmed: boolean) => void;
}

const AskContext = createContext<Ask | null>(null);

/** Where questions appear. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, question, answer }]);
      }),
    [],
  );
  const first = asked[0];
  const gone = useCallback(() => setAsked((before) => before.slice(1)), []);
  return (
    <AskContext value={ask}>
      {children}
      {first ? (
        <ConfirmDialog key={first.id} question={first.question} answer={first.answer} gone={gone} />
      ) : null}
    </AskContext>
  );
}

/** Asks and waits: `if (await confirm({ kind: 'warning', title: … })) …`. */
export function useConfirm(): Ask {
  const ask = use(AskContext);
  if (ask === null) throw new Error('There is no place for questions around this component.');
  return ask;
}
