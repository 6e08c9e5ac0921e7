import { checkAccent, darkAccent } from '@sevenmetre/rules/identity';
import { useWords } from '../../../lib/words/words.ts';
import type { FieldProps } from '../../../ui/forms/field-frame.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The accent, with what the rules say about it as it is typed (rule ID2). */
export function AccentField({ error, hint, ...props }: FieldProps<string>) {
  const t = useWords();
  const { value } = props;
  const { contrast, errors } = checkAccent(value);
  const isColour = !errors.includes('not-a-colour');
  const ratio = t.number(contrast);
  const lines = isColour
    ? [
        {
          isMet: !errors.includes('contrast'),
          text: t(errors.includes('contrast') ? 'identity.contrastLow' : 'identity.contrast', { ratio }),
        },
        ...(errors.includes('red') ? [{ isMet: false, text: t('identity.red') }] : []),
        ...(errors.includes('category') ? [{ isMet: false, text: t('identity.category') }] : []),
        ...(errors.includes('red') || errors.includes('category')
          ? []
          : [{ isMet: true, text: t('identity.distinct') }]),
        ...(errors.length === 0
          ? [{ isMet: true, text: t('identity.dark', { colour: darkAccent(value.trim().toLowerCase()) }) }]
          : []),
      ]
    : [{ isMet: false, text: t('identity.notColour') }];
  const checks = (
    <ul className="identity__checks">
      {lines.map(({ isMet, text }) => (
        <li key={text} data-met={isMet}>
          <Icon name={isMet ? 'done' : 'close'} />
          {text}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="identity__accent">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        {isColour ? (
          <rect width="44" height="44" rx="6" fill={value.trim()} />
        ) : (
          <rect className="identity__no-accent" x="1" y="1" width="42" height="42" rx="5" />
        )}
      </svg>
      <TextField
        {...props}
        hint={value === '' ? hint : checks}
        {...(error === undefined ? {} : { error })}
        maxLength={7}
      />
    </div>
  );
}
