import { errorStatuses } from '@sevenmetre/contract/errors';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { Translator } from '@sevenmetre/phrases';

/** The server's code in words; the first two are the device's own, of what cannot be sent yet. */
export function errorWords(t: Translator, code: string): string {
  if (code === 'events-unsent') return t('reporter.sync.unsent');
  if (code === 'roster-unsent') return t('reporter.sync.rosterUnsent');
  return t(`errors.${isErrorCode(code) ? code : 'unknown'}`);
}

function isErrorCode(code: string): code is ErrorCode {
  return code in errorStatuses;
}
