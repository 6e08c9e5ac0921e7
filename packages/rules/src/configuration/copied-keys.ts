import { helpPointsKey } from '../city/index.ts';
import { identityKeys } from '../identity/index.ts';
import { hallScreensKey } from '../screens/index.ts';
import { keptDefaultsKey } from './changed-defaults.ts';

/** Whether an entry has no field among the settings: it is set on a page of its own, or by a press. */
export function hasOwnPage(key: string): boolean {
  const withoutField: readonly string[] = [
    'translations',
    helpPointsKey,
    hallScreensKey,
    keptDefaultsKey,
    ...identityKeys,
  ];
  return withoutField.includes(key);
}

/**
 * Whether the value of another edition can be taken over (rule CO14). A phase belongs to its year; the second step of organisers
 * protects their accounts and is changed on purpose only.
 */
export function isCopied(key: string): boolean {
  return !hasOwnPage(key) && key !== 'edition-phase' && key !== 'organisers-need-second-step';
}
