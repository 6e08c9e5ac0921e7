import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WebBuildError, loadWebBuild } from './web-build.ts';

it('without a build there is one sentence that says what to do', async () => {
  await expect(loadWebBuild(join(tmpdir(), 'sevenmetre-no-build'))).rejects.toThrow(WebBuildError);
  await expect(loadWebBuild(join(tmpdir(), 'sevenmetre-no-build'))).rejects.toThrow(
    /is not built .* run npm run build\.$/,
  );
});

it('with a build that draws nothing there is one sentence, too', async () => {
  const half = mkdtempSync(join(tmpdir(), 'sevenmetre-half-build-'));
  for (const part of ['client', 'server']) mkdirSync(join(half, part));
  writeFileSync(join(half, 'client', 'index.html'), '<div id="root"><!--html--></div>');
  writeFileSync(join(half, 'server', 'entry-server.js'), 'export const render = "not a function";');
  await expect(loadWebBuild(half)).rejects.toThrow(/is not complete .* run npm run build\.$/);
  rmSync(half, { recursive: true });
});
