#!/usr/bin/env node
/**
 * A packaged Sevenmetre: `node sevenmetre.mjs [start | export | import | export-tournament | verify-backup] …`. Settings are
 * environment variables (docs/operations.md). In production unless NODE_ENV says otherwise.
 */
const programs = {
  start: 'serve',
  export: 'export',
  import: 'import',
  'export-tournament': 'export-tournament',
  'verify-backup': 'verify-backup',
};

const [name = 'start'] = process.argv.splice(2, 1);
// 24.7 is the first version with built-in Argon2.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(`Sevenmetre needs Node.js 24.7 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else if (!Object.hasOwn(programs, name)) {
  process.stderr.write(`Say what to do: one of ${Object.keys(programs).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  process.env['NODE_ENV'] ||= 'production';
  const program = programs[/** @type {keyof typeof programs} */ (name)];
  await import(new URL(`./apps/server/dist/${program}.js`, import.meta.url).href);
}
