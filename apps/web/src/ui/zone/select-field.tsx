import { Select } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Combobox.css';
import { useWords } from '../../lib/words.ts';
import type { Option } from './choice-fields.tsx';
import { FieldFrame, fieldAttributes } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { Mantine } from './mantine.tsx';

interface SelectFieldProps extends FieldProps<string> {
  readonly options: readonly Option[];
  readonly placeholder?: string;
}

const classNames = { input: 'z-inp', dropdown: 'z-drop', option: 'z-option', empty: 'z-hint' } as const;

/** One of many, found by typing. '' is none; an optional field can be emptied. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, onBlur, options, placeholder, optional = false } = props;
  const t = useWords();
  return (
    <FieldFrame {...props}>
      <Mantine>
        <Select
          {...fieldAttributes(props)}
          classNames={classNames}
          data={[...options]}
          value={value === '' ? null : value}
          onChange={(next) => onChange(next ?? '')}
          {...(onBlur ? { onBlur } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          searchable
          clearable={optional}
          allowDeselect={false}
          clearButtonProps={{ 'aria-label': t('zone.form.clear') }}
          nothingFoundMessage={t('zone.form.nothingFound')}
          maxDropdownHeight={300}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
      </Mantine>
    </FieldFrame>
  );
}
