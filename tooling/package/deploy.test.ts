import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../test/command.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files in which the server names its metrics. */
const sources = [
  'apps/server/src/measure.ts',
  'apps/server/src/watch-disk.ts',
  'apps/server/src/platform/metrics/index.ts',
  'apps/server/src/features/live/live-metrics.ts',
]
  .map(read)
  .join('\n');

/** The metrics of every Node process come from the library. */
const isKnown = (name: string): boolean =>
  name === 'up' ||
  /^(nodejs_eventloop_lag_p99_seconds|process_resident_memory_bytes)$/.test(name) ||
  new RegExp(`['\\s]${name.replace(/_(bucket|count|sum)$/, '')}[':]`).test(sources);

/** The names of metrics in Prometheus expressions. */
function namesIn(expression: string): string[] {
  const plain = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
  return [...plain.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^\d|^(by|e\d)/.test(name));
}

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

describe('what wakes an operator', () => {
  const alerts = read('deploy/prometheus/alerts.yml');
  const expressions = [...alerts.matchAll(/expr: '([^']+)'/g)].map(([, expression = '']) => expression);

  test('each alert asks for measurements that the server has', () => {
    expect(expressions.length).toBe([...alerts.matchAll(/- alert:/g)].length);
    expect(expressions.flatMap(namesIn).filter((name) => !isKnown(name))).toEqual([]);
  });

  test('each panel of the dashboard shows measurements that the server has', () => {
    const { panels }: Dashboard = JSON.parse(read('deploy/grafana/sevenmetre.json'));
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((name) => !isKnown(name))).toEqual([]);
  });
});

test('the example of the environment names settings that there are', () => {
  const names = [...read('deploy/sevenmetre.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const table = read('docs/operations.md');
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(table).toContain(`| \`${name}\` |`);
});

test.each(['deploy/nginx/sevenmetre.conf', 'deploy/caddy/Caddyfile'])(
  '%s hides the measurements and lets the stream through',
  (file) => {
    const text = read(file);
    expect(text).toContain('/metrics');
    expect(text).toContain('/api/v1/competition/live/stream');
  },
);
