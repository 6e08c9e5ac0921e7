import { folderUpload } from '@sevenmetre/contract/tournament-folder/schemas';
import { expect, test } from 'vitest';
import { csvFiles, expectedFile, settingsFile } from '../format.ts';

test('a folder with every file of the format can be uploaded, with its confirmed matches', () => {
  const confirmedMatches = 1;
  const files = [settingsFile, ...csvFiles, expectedFile];
  expect(folderUpload.files).toBeGreaterThanOrEqual(files.length + confirmedMatches);
});
