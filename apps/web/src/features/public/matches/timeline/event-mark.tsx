import type { EventTypeRule } from '@sevenmetre/rules/tournament';
import { useWords } from '../../../../lib/words/words.ts';

const cards = { 'yellow-card': 'yellow', 'red-card': 'red', 'blue-card': 'blue' } as const;

/** The sign of an event that is no goal; its name stands beside it. */
export function EventMark({ type: { code, category } }: { type: Pick<EventTypeRule, 'code' | 'category'> }) {
  const t = useWords();
  if (isCard(code)) {
    const colour = cards[code];
    return (
      <span className={`penalty-card ${colour}`} aria-hidden="true">
        {t(`match.letter.${colour}`)}
      </span>
    );
  }
  return (
    <span className="two-minutes" aria-hidden="true">
      {category === 'suspension' ? '2′' : code === 'seven-metre-miss' ? '7' : '·'}
    </span>
  );
}

function isCard(code: string): code is keyof typeof cards {
  return code in cards;
}
