#!/usr/bin/env node
/**
 * A packaged Sevenmetre: `node sevenmetre.mjs [start | export | import | export-tournament | verify-backup | health] …`. Settings
 * are environment variables (docs/operations.md). In production unless NODE_ENV says otherwise.
 */
const programs = {
  start: 'serve',
  export: 'export',
  import: 'import',
  'export-tournament': 'export-tournament',
  'verify-backup': 'verify-backup',
};

/**
 * Whether this machine's server can be reached from outside of it (a container) and is ready. A server that listens
 * on loopback only is not.
 */
async function isReachable() {
  const { networkInterfaces } = await import('node:os');
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outer = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const url = `http://${outer ?? '127.0.0.1'}:${process.env['PORT'] || 3000}/health/ready`;
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(2500) });
    process.stdout.write(`${url} answers ${status}\n`);
    return status === 200;
  } catch {
    process.stdout.write(`${url} does not answer; is HOST an address that other machines reach?\n`);
    return false;
  }
}

const [name = 'start'] = process.argv.splice(2, 1);
// 24.7 is the first version with built-in Argon2.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(`Sevenmetre needs Node.js 24.7 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else if (name === 'health') {
  process.exitCode = (await isReachable()) ? 0 : 1;
} else if (!Object.hasOwn(programs, name)) {
  process.stderr.write(`Say what to do: one of ${Object.keys(programs).join(', ')}, health.\n`);
  process.exitCode = 2;
} else {
  process.env['NODE_ENV'] ||= 'production';
  const program = programs[/** @type {keyof typeof programs} */ (name)];
  await import(new URL(`./apps/server/dist/${program}.js`, import.meta.url).href);
}
