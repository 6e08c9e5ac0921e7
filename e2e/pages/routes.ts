import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@sevenmetre/contract/pages';

/** Every page of signed-in users, as the app's own tables of them name it. */
export const signedInRoutes: readonly string[] = [
  ...['signed-in', 'admin', 'plan'].flatMap((name) =>
    routesIn(`app/signed-in/${name}-routes.ts`, /^\s+path: '([^']+)'/gmu),
  ),
  ...routesIn('features/reporter/reporter-pages.tsx', /<Route path="(\/[^"]+)"/gu),
];

/** Every page that visitors may open: results, draws, sign-in, and those that lead nowhere. */
export const publicRoutes: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  ...routesIn('app/routes/draw-routes.ts', /path: '([^']+)'/gu),
  ...routesIn('app/routes/sign-in-routes.ts', /^\s+'(\/[\w-]+)',$/gmu),
  ...routesIn('app/routes/routes.ts', /path: '(\/\w+)'/gu),
];

/** An address of the route: its parameters with these values, optional ones left out. Throws for a parameter without a value. */
export function addressOf(route: string, values: Readonly<Record<string, string>>): string {
  return route.replace(/\/:\w+\?/gu, '').replace(/:(\w+)/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for :${name} of ${route}`);
    return encodeURIComponent(value);
  });
}

function routesIn(file: string, path: RegExp): string[] {
  const table = readFileSync(join(import.meta.dirname, '../../apps/web/src', file), 'utf8');
  return [...table.matchAll(path)].map(([, route = '']) => route);
}
