import type { ScheduleColumn } from '@sevenmetre/rules/schedule-file';
import { useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { EditFrame } from '../../../../ui/imports/import-parts.tsx';
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
  const [texts, setTexts] = useState(row.texts);
  const columns = [
    ...usual,
    ...(row.texts.pair === '' ? teams : []),
    ...others.filter((column) => row.texts[column] !== ''),
  ];
  const applied = { texts, match: null, isLeftOut: false, isDoubtful: false };
  return (
    <EditFrame line={row.line} apply={() => change(row.line, applied)} leave={leave}>
      {columns.map((column) => (
        <TextField
          key={column}
          name={`schedule-${row.line}-${column}`}
          label={t(`planScheduleFile.cell.${column}`)}
          optional="unsaid"
          maxLength={200}
          value={texts[column]}
          onChange={(value) => setTexts({ ...texts, [column]: value })}
        />
      ))}
    </EditFrame>
  );
}
