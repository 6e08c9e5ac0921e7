import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../tooling/test/command.ts';
import { freePort } from '../../tooling/test/free-port.ts';
import { hasIpv6, type Machine, type Started } from './machine.ts';

/** A proxy that runs; `port` is that of TLS, `host` the name under which it serves the portal. */
export interface Proxy {
  readonly port: number;
  readonly host: string;
  readonly stop: () => Promise<void>;
}

export const portalHost = 'portal.test';

/** The nginx of this machine, with its configuration copied to where the documents change it. */
export function copyNginx(machine: Machine): void {
  cpSync('/etc/nginx', join(machine.folder, 'etc/nginx'), { recursive: true, dereference: true });
}

/**
 * Starts nginx with the configuration that the documents made.
 * @param upstreams ports of other servers than those of the documents
 */
export async function startNginx(machine: Machine, upstreams?: readonly [number, number]): Promise<Proxy> {
  const name = upstreams === undefined ? 'nginx' : `nginx-${upstreams[0]}`;
  const folder = join(machine.folder, name);
  cpSync(join(machine.folder, 'etc/nginx'), folder, { recursive: true });
  const [port, inner, plain] = [await freePort(), await freePort(), await freePort()];
  const here = (text: string) =>
    text
      .replaceAll('/etc/nginx', folder)
      .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('/etc/ssl/sevenmetre', join(machine.folder, 'etc/ssl/sevenmetre'))
      .replaceAll(/127\.0\.0\.1:3000\b/g, `127.0.0.1:${upstreams?.[0] ?? machine.port('3000')}`)
      .replaceAll(/127\.0\.0\.1:3001\b/g, `127.0.0.1:${upstreams?.[1] ?? machine.port('3001')}`)
      .replaceAll('127.0.0.1:3080', `127.0.0.1:${inner}`)
      .replaceAll(/^ *listen \[::\].*\n/gm, (line) => (hasIpv6 ? line : ''))
      .replaceAll(/(listen (\[::\]:)?)443/g, `$1${port}`)
      .replaceAll(/(listen (\[::\]:)?)80\b/g, `$1${plain}`);
  for (const file of ['nginx.conf', ...confFiles(folder)])
    writeFileSync(join(folder, file), here(readFileSync(join(folder, file), 'utf8')));
  mkdirSync(join(folder, 'temporary'));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${join(folder, 'temporary', kind)};\n`);
  writeFileSync(join(folder, 'conf.d/temporary.conf'), paths.join(''));
  const command = ['nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync('nginx', [...command.slice(1), '-t'], { stdio: 'pipe' });
  const started = machine.start([...command, '-g', 'daemon off;'], {});
  await untilServes(started, port, portalHost);
  return { port, host: portalHost, stop: () => machine.stop(started, 10) };
}

function confFiles(folder: string): string[] {
  const inside = ['conf.d', 'sites-enabled'].filter((each) =>
    statSync(join(folder, each), { throwIfNoEntry: false }),
  );
  return inside.flatMap((each) => readdirSync(join(folder, each)).map((file) => join(each, file)));
}

/** Starts Caddy with the example, as `localhost`, for which it issues a certificate itself. */
export async function startCaddy(machine: Machine, upstreams: readonly [number, number]): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  const options = `{\n\thttp_port ${plain}\n\thttps_port ${port}\n\tskip_install_trust\n\tadmin off\n}\n`;
  const example = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8');
  const file = machine.write(`caddy-${port}/Caddyfile`, options + example);
  const folder = join(file, '..');
  const environment = {
    SITE: 'localhost',
    UPSTREAMS: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
  const started = machine.start(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], environment);
  await untilServes(started, port, 'localhost');
  return { port, host: 'localhost', stop: () => machine.stop(started, 10) };
}

/** Until the proxy answers anything. */
async function untilServes(started: Started, port: number, host: string): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 100) {
    if (started.child.exitCode !== null) throw new Error(`The proxy ended: ${started.output()}`);
    const asked = await ask({ port, host }, 'GET', '/health/live').catch(() => null);
    if (asked !== null) return;
    await pause(100);
  }
  throw new Error(`The proxy does not answer: ${started.output()}`);
}

/** One request through a proxy, each on a connection of its own. Returns the status and the beginning of the body. */
export async function ask(
  { port, host }: { readonly port: number; readonly host: string },
  method: string,
  path: string,
): Promise<{ readonly status: number; readonly type: string; readonly bytes: Buffer }> {
  const { request } = await import('node:https');
  const headers = { host, origin: `https://${host}`, accept: '*/*' };
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    type: string;
    bytes: Buffer;
  }>();
  const address = { host: '127.0.0.1', port, servername: host, method, path, headers };
  const sent = request({ ...address, agent: false, rejectUnauthorized: false }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        type: answer.headers['content-type'] ?? '',
        bytes: Buffer.concat(chunks),
      }),
    );
    answer.once('error', reject);
  });
  sent.once('error', reject);
  sent.setTimeout(15_000, () => sent.destroy(new Error('No answer in 15 seconds')));
  sent.end();
  return promise;
}
