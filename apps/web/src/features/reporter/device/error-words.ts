import { errorStatuses } from '@sevenmetre/contract/errors';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { Translator } from '@sevenmetre/phrases';

/** The server's code in words; `events-unsent` is the device's own, of an approval that cannot be sent yet. */
export function errorWords(t: Translator, code: string): string {
  if (code === 'events-unsent') return t('reporter.sync.unsent');
  return t(`errors.${isErrorCode(code) ? code : 'unknown'}`);
}

function isErrorCode(code: string): code is ErrorCode {
  return code in errorStatuses;
}
