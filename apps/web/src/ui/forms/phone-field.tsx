import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phone } from '@sevenmetre/rules/validation';
import { useWords } from '../../lib/words/words.ts';
import type { FieldProps } from './field-frame.tsx';
import { TextField } from './text-field.tsx';

/** A phone number in international format; a hint, which hinders nothing, when it does not look like one. */
export function PhoneField(props: FieldProps<string>) {
  const t = useWords();
  const { value, error, hint, onBlur, onChange } = props;
  const doubt = value.trim() !== '' && !error && !looksReal(value) ? t('signedIn.error.phone') : null;
  return (
    <TextField
      {...props}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      hint={doubt ?? hint}
      onBlur={() => {
        const written = parsePhoneNumberFromString(value.trim());
        if (written?.isValid()) onChange(written.formatInternational());
        onBlur?.();
      }}
    />
  );
}

/** By the plan of the number's country: prefix, and how many digits it may have. */
function looksReal(value: string): boolean {
  return phone(value) === null && (parsePhoneNumberFromString(value.trim())?.isPossible() ?? false);
}
