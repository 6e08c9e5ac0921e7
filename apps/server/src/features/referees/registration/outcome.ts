import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { Refusal as AnyRefusal } from '../../../platform/outcome/index.ts';

type RefusalCode = Extract<
  ErrorCode,
  | 'edition-missing'
  | 'referee-unknown'
  | 'forbidden'
  | 'window-closed'
  | 'state-not-allowed'
  | 'changed-meanwhile'
  | 'registration-invalid'
>;

export type Refusal = AnyRefusal<RefusalCode>;

export { refuse } from '../../../platform/outcome/index.ts';
