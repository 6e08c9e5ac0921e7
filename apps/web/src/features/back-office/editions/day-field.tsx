import { FieldFrame, fieldAttributes } from '../../../ui/zone/field-frame.tsx';
import type { FieldProps } from '../../../ui/zone/field-frame.tsx';

/** An ISO day in the browser's own field; '' for none. */
export function DayField(props: FieldProps<string>) {
  return (
    <FieldFrame {...props}>
      <input
        {...fieldAttributes(props)}
        className="z-inp"
        type="date"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
