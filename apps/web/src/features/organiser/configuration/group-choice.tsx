import { useWords } from '../../../lib/words/words.ts';
import type { GroupName } from './entry-groups.ts';

type Choice = GroupName | 'differs';

interface GroupChoiceProps {
  /** With how many settings each has. */
  readonly choices: readonly (readonly [Choice, number])[];
  /** null: a search shows what it finds in all of them. */
  readonly chosen: Choice | null;
  readonly choose: (choice: Choice) => void;
}

/** The groups of settings, one press each; a phone shows them as a row. */
export function GroupChoice({ choices, chosen, choose }: GroupChoiceProps) {
  const t = useWords();
  return (
    <div className="configuration__choice" role="group" aria-label={t('configuration.groups')}>
      {choices.map(([name, count]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
          <span>{name === 'differs' ? t('configuration.differs') : t(`configuration.group.${name}`)}</span>{' '}
          <b>{t.number(count)}</b>
        </button>
      ))}
    </div>
  );
}
