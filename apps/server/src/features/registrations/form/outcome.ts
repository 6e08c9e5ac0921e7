import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { Refusal as AnyRefusal } from '../../../platform/outcome/index.ts';

type RefusalCode = Extract<
  ErrorCode,
  | 'edition-missing'
  | 'club-unknown'
  | 'forbidden'
  | 'window-closed'
  | 'teams-closed'
  | 'team-seated'
  | 'state-not-allowed'
  | 'changed-meanwhile'
  | 'registration-invalid'
>;

export type Refusal = AnyRefusal<RefusalCode>;

export { refuse } from '../../../platform/outcome/index.ts';
