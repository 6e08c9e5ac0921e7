import { browserWords } from './browser-words.ts';

/** What every page of signed-in users says. */
export async function needSignedInWords(): Promise<void> {
  await browserWords.need(['signedIn', 'errors']);
}
