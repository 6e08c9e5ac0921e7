import { useWords } from '../../../../lib/words/words.ts';
import { useAskPublicReason } from '../../page/use-public-reason.tsx';
import type { Operator } from './use-operator.ts';

interface StopButtonProps {
  readonly category: string;
  readonly operator: Operator;
  /** A revealed draw is not stopped but set aside. */
  readonly isRevealed: boolean;
}

/** Ends an attempt, or sets a revealed draw aside, with a public reason. */
export function StopButton({ category, operator, isRevealed }: StopButtonProps) {
  const t = useWords();
  const ask = useAskPublicReason();
  const word = t(isRevealed ? 'draws.public.setAside' : 'draws.public.stop');
  const end = async () => {
    const reason = await ask({
      title: t(isRevealed ? 'draws.public.setAsideTitle' : 'draws.public.stopTitle'),
      text: t(isRevealed ? 'draws.public.setAsideText' : 'draws.public.stopText'),
      confirm: word.replace(/…$/, ''),
    });
    if (reason === null) return;
    if (isRevealed) operator.setAside(reason);
    else operator.stop(reason);
  };
  return (
    <button className="button button--outline button--danger" type="button" onClick={() => void end()}>
      {word}
      <span className="visually-hidden"> {category}</span>
    </button>
  );
}
