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
  // Before its reading has begun: how a thread ends that reads by then is proven where threads are kept.
  cancel.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(await filesWithErrors()).toContain(settingsFile);
});
