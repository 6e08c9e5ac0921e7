import { expect, test } from 'vitest';
import { settingsFile } from '../format.ts';
import { withReceivedFolder } from './received-folder.ts';

const uploads = [{ filename: settingsFile, bytes: Buffer.from('{}') }];
const filesWithErrors = () =>
  withReceivedFolder(uploads, async (reading) => (reading.ok ? [] : reading.errors.map(({ file }) => file)), {
    portal: null,
  });

test('[SI6] given a client that leaves, then its folder is not read, and the next one is', async () => {
  const cancel = new AbortController();
  const left = withReceivedFolder(uploads, async () => 'read', {
    portal: null,
    watch: { signal: cancel.signal },
  });
  // The thread of its reading is running by then, or its folder waits for it.
  setTimeout(() => cancel.abort(new Error('left')), 20);
  await expect(left).rejects.toThrow('left');
  expect(await filesWithErrors()).toContain(settingsFile);
});
