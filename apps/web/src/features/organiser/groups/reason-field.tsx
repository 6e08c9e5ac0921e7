import { useWords } from '../../../lib/words/words.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface ReasonFieldProps {
  /** Unlike all others on the page. */
  readonly id: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Why an organiser decides something; the log keeps it. */
export function ReasonField({ id, value, onChange }: ReasonFieldProps) {
  const t = useWords();
  return (
    <TextField
      name={`reason-${id}`}
      label={t('groups.reason')}
      hint={t('groups.reasonHint')}
      value={value}
      onChange={onChange}
      maxLength={500}
    />
  );
}
