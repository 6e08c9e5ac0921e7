import { DateInput } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import dayjs from 'dayjs';
import 'dayjs/locale/cs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useLanguage } from '../../lib/words.ts';
import { FieldFrame, fieldAttributes } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { Mantine } from './mantine.tsx';

dayjs.extend(customParseFormat);

interface DateFieldProps extends FieldProps<string> {
  /** ISO days, both included. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const written = { cs: 'D. M. YYYY', en: 'D MMM YYYY' } as const;
const classNames = { input: 'z-inp', day: 'z-day', calendarHeaderControl: 'z-turn' } as const;

/**
 * A day, typed or chosen. The value is an ISO day as the tournament's calendar has it, '' for none: a day has no zone, so
 * nothing is converted.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, optional = false } = props;
  const { t, locale } = useLanguage();
  return (
    <FieldFrame {...props}>
      <Mantine>
        <DateInput
          {...fieldAttributes(props)}
          classNames={classNames}
          locale={locale}
          firstDayOfWeek={1}
          valueFormat={written[locale]}
          placeholder={written[locale] === 'D. M. YYYY' ? 'D. M. RRRR' : '1 Apr 2026'}
          value={value === '' ? null : value}
          onChange={(next) => onChange(next ?? '')}
          {...(onBlur ? { onBlur } : {})}
          {...(min === undefined ? {} : { minDate: min })}
          {...(max === undefined ? {} : { maxDate: max })}
          clearable={optional}
          clearButtonProps={{ 'aria-label': t('zone.form.clear') }}
          // Beside its field, not at the end of the document: it belongs to the page, and to an open dialog.
          popoverProps={{ transitionProps: { duration: 0 }, withinPortal: false }}
          previousLabel={t('zone.form.previousMonth')}
          nextLabel={t('zone.form.nextMonth')}
        />
      </Mantine>
    </FieldFrame>
  );
}
