import type { Shape } from '../words.ts';
import type { overlay as en } from '../en/overlay.ts';

export const overlay = {
  goal: 'Gól',
  goals: { one: '{count} gól', few: '{count} góly', many: '{count} gólu', other: '{count} gólov' },
} as const satisfies Shape<typeof en>;
