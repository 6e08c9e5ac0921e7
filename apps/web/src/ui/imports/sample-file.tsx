import { type SampleContext, sampleText, type SheetImportKind } from '@sevenmetre/rules/sheet-import';
import { useWords } from '../../lib/words/words.ts';

interface SampleFileProps {
  readonly kind: SheetImportKind;
  /** Headings by column, in the user's language. */
  readonly headings: Readonly<Record<string, string>>;
  readonly context: SampleContext;
}

/** A file with the headings and two rows, made in the browser. */
export function SampleFile({ kind, headings, context }: SampleFileProps) {
  const t = useWords();
  const name = `${t('sheetImport.sampleName')}-${kind}.csv`;
  const download = () => {
    const text = sampleText(kind, headings, context);
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" className="button button--outline button--quiet" onClick={download}>
      {t('sheetImport.sample')}
    </button>
  );
}
