import { type Outbox, readTransferFile } from '@sevenmetre/sync/outbox/index';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { chooseFile, download } from './download.ts';

const names = { record: 'sevenmetre-unsent.json', scouting: 'sevenmetre-scouting.json' } as const;

interface TransferButtonsProps {
  readonly outbox: Outbox;
  /** A file of the other queue is refused (SY38). */
  readonly queue: keyof typeof names;
}

/** What is not sent leaves as a file and comes back, here or on another device. */
export function TransferButtons({ outbox, queue }: TransferButtonsProps) {
  const t = useWords();
  const [said, setSaid] = useState<string | null>(null);
  const exportFile = async () => download(names[queue], await outbox.exportFile());
  const importFile = async () => {
    const text = await chooseFile('application/json');
    if (text === null) return;
    const file = readTransferFile(text, queue);
    if (!file.ok) return setSaid(t(`reporter.sync.errors.${file.problem}`));
    const taking = await outbox.importRecords(file);
    if (taking === 'other-portal') return setSaid(t('reporter.sync.errors.other-portal'));
    setSaid(t('reporter.sync.imported', { count: file.records.length }));
  };
  return (
    <>
      <span className="grow" role="status">
        {said}
      </span>
      <button className="reporter-button" type="button" onClick={() => void exportFile()}>
        {t('reporter.sync.export')}
      </button>
      <button className="reporter-button" type="button" onClick={() => void importFile()}>
        {t('reporter.sync.import')}
      </button>
    </>
  );
}
