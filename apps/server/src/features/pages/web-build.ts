import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError } from '../../platform/operator-error/index.ts';
import type { Renderer } from './renderer.ts';
import { type InlineStyle, type Template, inlineStyle, inlineStyles } from './template.ts';

/** The web app is not built. The message is the sentence to print before the process exits. */
export class WebBuildError extends OperatorError {
  override readonly name = 'WebBuildError';
}

/** The built web app. */
export interface WebBuild {
  readonly clientFolder: string;
  readonly template: Template;
  readonly renderer: Renderer;
  /** A style sheet of one page, to embed; null if it does not exist. */
  readonly style: (address: string) => InlineStyle | null;
  /** Changes with every build. */
  readonly id: string;
}

/**
 * Loads the output of `npm run build`.
 * @param folder `apps/web/dist`
 * @throws WebBuildError
 */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const clientFolder = join(folder, 'client');
  const page = join(clientFolder, 'index.html');
  const entry = join(folder, 'server', 'entry-server.js');
  for (const path of [page, entry]) {
    if (!existsSync(path))
      throw new WebBuildError(`The web app is not built (${path} is missing); run npm run build.`);
  }
  const html = readFileSync(page, 'utf8');
  const readStyle = (address: string): string | null => {
    const path = join(clientFolder, address);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  return {
    clientFolder,
    template: inlineStyles(html, readStyle),
    renderer: await loadRenderer(entry),
    style: kept((address) => inlineStyle(address, readStyle)),
    id: createHash('sha256').update(html).update(readFileSync(entry)).digest('base64url').slice(0, 16),
  };
}

/** Files of a build do not change while it is served. */
function kept<T>(read: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    const found = known.get(address) ?? read(address);
    known.set(address, found);
    return found;
  };
}

async function loadRenderer(path: string): Promise<Renderer> {
  const module: unknown = await import(pathToFileURL(path).href);
  if (!isRenderer(module))
    throw new WebBuildError(`The web app's build is not complete (${path}); run npm run build.`);
  return module;
}

function isRenderer(module: unknown): module is Renderer {
  return (
    typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
  );
}
