import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContainer, readServices } from '../surroundings/container.ts';
import { readService } from '../surroundings/systemd.ts';
import { root } from '../test/command.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files in which the server names its metrics. */
const sources = [
  'apps/server/src/measure.ts',
  'apps/server/src/app.ts',
  'apps/server/src/platform/http/operation-handlers.ts',
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
  const plain = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|(by|without) \([^)]*\)/g, ' ');
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

  test('each alert is tested over series (npm run surroundings)', () => {
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    const tests = read('deploy/prometheus/alerts.test.yml');
    expect(names.filter((name) => !tests.includes(`alertname: ${name}\n`))).toEqual([]);
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

/** An operator's copy of the example, as of a release that set these there, too. */
const settings = `${read('deploy/sevenmetre.env.example')}\nHOST=127.0.0.1\nPORT=3000\nDATA_DIR=/var/lib/sevenmetre\n`;

describe('the unit of systemd', () => {
  const unit = read('deploy/systemd/sevenmetre@.service');

  test.each([
    ['the example', read('deploy/sevenmetre.env.example')],
    ['a PORT in the file of settings', settings],
  ])('gives each instance its own port, with %s', (_, file) => {
    const ports = ['3000', '3001'].map((name) => readService(unit, name, () => file).environment['PORT']);
    expect(ports).toEqual(['3000', '3001']);
  });

  test('starts the packaged program with the folder that systemd makes for it', () => {
    const { command, environment } = readService(unit, '3000', () => read('deploy/sevenmetre.env.example'));
    expect(command).toEqual(['/usr/bin/node', '/opt/sevenmetre/sevenmetre.mjs']);
    expect(environment).toMatchObject({
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/sevenmetre',
      NODE_ENV: 'production',
    });
  });
});

describe('the containers of compose.yaml', () => {
  const files = {
    compose: read('compose.yaml'),
    dockerfile: read('Dockerfile'),
    variables: { POSTGRES_PASSWORD: 'x', SECRET_KEY: 'y' },
    readFile: () => settings,
  };

  test.each(['portal-1', 'portal-2'])(
    '%s listens where others reach it and stores into the volume',
    (name) => {
      const { environment, healthCheck } = readContainer(name, files);
      expect(environment).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' });
      expect(healthCheck).toEqual(['node', '/opt/sevenmetre/sevenmetre.mjs', 'health']);
    },
  );

  test('limit what Docker keeps of their logs', () => {
    const limits = [...readServices(files).values()].map(({ logging }) => logging?.options);
    expect(limits.length).toBe(5);
    for (const each of limits) expect(each).toEqual({ 'max-size': '20m', 'max-file': '10' });
  });
});

test.each(['deploy/nginx/sevenmetre.conf', 'deploy/caddy/Caddyfile'])(
  '%s hides the measurements and lets the stream through',
  (file) => {
    const text = read(file);
    expect(text).toContain('/metrics');
    expect(text).toContain('/api/v1/competition/live/stream');
  },
);
