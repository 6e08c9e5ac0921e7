import { errorStatuses } from '@sevenmetre/contract/errors';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { Translator } from '@sevenmetre/phrases';

/** The server's code in words; the first two are the device's own, of what cannot be sent yet. */
export function errorWords(t: Translator, code: string): string {
  if (code === 'events-unsent') return t('reporter.sync.unsent');
  if (code === 'roster-unsent') return t('reporter.sync.rosterUnsent');
  return t(`errors.${isErrorCode(code) ? code : 'unknown'}`);
}

/**
 * Why something that was recorded here is not taken. A match that can be seen on the screen exists: the server has
 * it in another edition, and only an organiser can do something about that.
 */
export function attentionWords(t: Translator, code: string): string {
  return code === 'match-unknown' ? t('reporter.sync.matchUnknown') : errorWords(t, code);
}

function isErrorCode(code: string): code is ErrorCode {
  return code in errorStatuses;
}
