import { useWords } from '../../../lib/words/words.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface NewUserFieldsProps {
  readonly email: string;
  readonly change: (email: string) => void;
  readonly error: string | null;
}

/** Who is invited: an address. The person's name and phone come with the account that accepts. */
export function NewUserFields({ email, change, error }: NewUserFieldsProps) {
  const t = useWords();
  return (
    <TextField
      name="email"
      type="email"
      label={t('clubs.users.email')}
      autoComplete="off"
      value={email}
      onChange={change}
      error={error}
      hint={t('clubs.users.emailHint')}
    />
  );
}
