import { useWords } from '../../../lib/words/words.ts';
import type { FieldProps } from '../../../ui/forms/field-frame.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** Why an organiser decides something; the log keeps it. */
export function ReasonField(props: Omit<FieldProps<string>, 'label'>) {
  const t = useWords();
  return <TextField {...props} label={t('groups.reason')} hint={t('groups.reasonHint')} maxLength={500} />;
}
