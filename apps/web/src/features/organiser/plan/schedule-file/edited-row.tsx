import { placeInFile, type ScheduleColumn } from '@sevenmetre/rules/schedule-file';
import { useWords } from '../../../../lib/words/words.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { RowForm, useRowForm } from '../../../../ui/imports/import-parts.tsx';
import type { PreviewRow, ScheduleFile } from './use-schedule-file.ts';

/** A key belongs to the plan itself. */
type Editable = Exclude<ScheduleColumn, 'key'>;

/** Always there; the others where the row has them. */
const usual: readonly Editable[] = ['day', 'time', 'hall', 'court', 'category'];
const teams: readonly Editable[] = ['home', 'away'];
const others: readonly Editable[] = ['pair', 'number', 'group', 'round'];

interface EditedRowProps {
  readonly row: PreviewRow;
  readonly change: ScheduleFile['change'];
  readonly leave: () => void;
}

/** The cells of a row as they will be read. Which match it is, is looked for again. */
export function EditedRow({ row, change, leave }: EditedRowProps) {
  const t = useWords();
  const form = useRowForm({
    id: `schedule-${row.line}-${row.column ?? 0}`,
    texts: row.texts,
    apply: (texts) => change(row, { texts, match: null, isLeftOut: false, isDoubtful: false }),
    leave,
  });
  const columns = [
    ...usual,
    ...(row.texts.pair === '' ? teams : []),
    ...others.filter((column) => row.texts[column] !== ''),
  ];
  return (
    <RowForm line={placeInFile(row)} form={form} leave={leave}>
      {columns.map((column) => (
        <TextField
          key={column}
          {...form.field(column)}
          label={t(`planScheduleFile.cell.${column}`)}
          optional="unsaid"
          maxLength={200}
        />
      ))}
    </RowForm>
  );
}
