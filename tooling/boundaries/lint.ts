import type { LintOverride } from '../lint/base.ts';

export function boundaryOverrides(): LintOverride[] {
  return [];
}
