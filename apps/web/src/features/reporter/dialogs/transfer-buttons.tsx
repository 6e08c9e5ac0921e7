import { readTransferFile } from '@sevenmetre/sync/outbox/index';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { chooseFile, download } from '../device/download.ts';
import type { ReporterDevice } from '../device/device.ts';

/** What is not sent leaves as a file and comes back, here or on another device. */
export function TransferButtons({ device }: { device: ReporterDevice }) {
  const t = useWords();
  const [said, setSaid] = useState<string | null>(null);
  const exportFile = async () => download('sevenmetre-unsent.json', await device.outbox.exportFile());
  const importFile = async () => {
    const text = await chooseFile('application/json');
    if (text === null) return;
    const file = readTransferFile(text);
    if (!file.ok) return setSaid(t(`reporter.sync.errors.${file.problem}`));
    await device.outbox.importRecords(file.records);
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
