import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BadgeKind } from '../../../ui/page/badge.tsx';
import type { Certainty } from './folder-choices.ts';

const kinds: Readonly<Record<Certainty, BadgeKind>> = {
  known: 'good',
  same: 'good',
  similar: 'wait',
  new: 'plain',
  chosen: 'good',
};

/** How sure it is that the row is the registered one. */
export function CertaintyBadge({ certainty }: { certainty: Certainty }) {
  const t = useWords();
  return <Badge kind={kinds[certainty]}>{t(`tournamentFolder.certainty.${certainty}`)}</Badge>;
}

interface MatchSelectProps {
  /** Of the row in the folder. */
  readonly name: string;
  readonly registered: number | null;
  readonly certainty: Certainty;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly choose: (registered: number | null) => void;
}

/** The registered one that a row of the folder is, or that it is new. What is known by its id cannot be changed. */
export function MatchSelect({ name, registered, certainty, options, choose }: MatchSelectProps) {
  const t = useWords();
  return (
    <select
      className="input tournament-folder__select"
      aria-label={t('tournamentFolder.chooseFor', { name })}
      value={registered ?? ''}
      disabled={certainty === 'known'}
      onChange={(event) => choose(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{t('tournamentFolder.new')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
