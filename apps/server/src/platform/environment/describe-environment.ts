import { settings } from './settings.ts';
import type { Setting } from './settings.ts';

/** The table of all settings in Markdown, as `docs/operations.md` shows it. */
export function describeEnvironment(): string {
  const rows = Object.entries<Setting>(settings).map(
    ([name, { default: fallback, meaning, expected, secret }]) =>
      `| \`${name}\` | ${fallback} | ${meaning} ${secret ? '**Secret.** ' : ''}Must be ${expected}. |`,
  );
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
