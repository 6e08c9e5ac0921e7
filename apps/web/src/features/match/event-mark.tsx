import type { EventTypeRule } from '@sevenmetre/rules/match';
import { useWords } from '../../lib/words.ts';

const cards = { 'yellow-card': 'yellow', 'red-card': 'red', 'blue-card': 'blue' } as const;

/** The sign of an event that is no goal; its name stands beside it. */
export function EventMark({ type: { code, category } }: { type: Pick<EventTypeRule, 'code' | 'category'> }) {
  if (isCard(code)) return <Card colour={cards[code]} />;
  return (
    <span className={category === 'suspension' ? 'two' : 'two o'} aria-hidden="true">
      {category === 'suspension' ? '2′' : code === 'seven-metre-miss' ? '7' : '·'}
    </span>
  );
}

/** A card by its colour and letter. */
export function Card({ colour }: { colour: 'yellow' | 'red' | 'blue' }) {
  const t = useWords();
  return (
    <span className={`cd ${colour}`} aria-hidden="true">
      {t(`match.letter.${colour}`)}
    </span>
  );
}

function isCard(code: string): code is keyof typeof cards {
  return code in cards;
}
