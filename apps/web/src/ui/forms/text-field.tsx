import type { InputHTMLAttributes } from 'react';
import { oneLine } from '@sevenmetre/rules/language';
import { FieldFrame, fieldAttributes } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxLength?: number;
}

/** One line of text; what is pasted becomes one. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', autoComplete, placeholder, inputMode, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...fieldAttributes(props)}
        className="input"
        type={type}
        value={value}
        onChange={(event) => onChange(type === 'password' ? event.target.value : oneLine(event.target.value))}
        {...(onBlur ? { onBlur } : {})}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(inputMode === undefined ? {} : { inputMode })}
        {...(maxLength === undefined ? {} : { maxLength })}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextAreaField(
  props: FieldProps<string> & Pick<TextFieldProps, 'placeholder' | 'maxLength'> & { readonly rows?: number },
) {
  const { value, onChange, onBlur, rows = 4, placeholder, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        {...fieldAttributes(props)}
        className="input"
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(onBlur ? { onBlur } : {})}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(maxLength === undefined ? {} : { maxLength })}
      />
    </FieldFrame>
  );
}
