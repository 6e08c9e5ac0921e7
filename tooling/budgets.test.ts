import { describe, expect, test } from 'vitest';
import { type Manifest, loadedFiles, precachedFiles, weighPages } from './budgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_vendor'], css: ['base.css'] },
  _vendor: { file: 'vendor.js' },
  _kit: { file: 'kit.js', css: ['kit.css'], imports: ['_vendor'] },
  'src/features/public/groups/group-page.tsx': {
    file: 'group.js',
    src: 'src/features/public/groups/group-page.tsx',
    isDynamicEntry: true,
    imports: ['_vendor'],
  },
  'src/features/reporter/page.tsx': {
    file: 'reporter.js',
    src: 'src/features/reporter/page.tsx',
    isDynamicEntry: true,
    imports: ['_kit'],
  },
};
const sizes: Record<string, number> = {
  'entry.js': 10_000,
  'vendor.js': 60_000,
  'kit.js': 40_000,
  'group.js': 5000,
  'reporter.js': 9000,
  'base.css': 2000,
  'kit.css': 7000,
};

describe('weights of pages', () => {
  test('a page weighs its own chunk, the entry, and all that both import, each once', () => {
    const weights = weighPages(manifest, (file) => sizes[file] ?? 0);
    expect(weights.map(({ page, js, css }) => ({ page, js, css }))).toEqual([
      { page: 'index.html', js: 70, css: 2 },
      { page: 'src/features/public/groups/group-page.tsx', js: 75, css: 2 },
      { page: 'src/features/reporter/page.tsx', js: 119, css: 9 },
    ]);
  });

  test('a page of signed-in users weighs the entry point that leads to it too', () => {
    const pages = {
      file: 'pages.js',
      src: 'src/app/signed-in/pages.tsx',
      isDynamicEntry: true,
      imports: ['_vendor'],
    };
    const club = { ...manifest['src/features/reporter/page.tsx'], src: 'src/features/club/clubs/page.tsx' };
    const known = {
      ...manifest,
      'src/app/signed-in/pages.tsx': pages,
      'src/features/club/clubs/page.tsx': { file: 'reporter.js', ...club },
    };
    const weights = weighPages(known, (file) => (file === 'pages.js' ? 3000 : (sizes[file] ?? 0)));
    const weightOf = (name: string) => weights.find(({ page }) => page === name)?.js;
    expect(weightOf('src/features/club/clubs/page.tsx')).toBe(122);
    // The page has an entry point of its own.
    expect(weightOf('src/features/reporter/page.tsx')).toBe(119);
    expect(weightOf('src/features/public/groups/group-page.tsx')).toBe(75);
  });

  test('a page that no other row knows is checked as a public page', () => {
    const weights = weighPages(manifest, () => 0);
    expect(weights.map(({ budget }) => budget.name)).toEqual([
      'public results',
      'public results',
      'reporter',
    ]);
  });

  test('circular imports end', () => {
    const circle: Manifest = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } };
    expect(loadedFiles(circle, ['a'])).toEqual(new Set(['a.js', 'b.js']));
  });

  test('precached files are found in written and in minified service workers', () => {
    const worker =
      'precacheAndRoute([{"revision":null,"url":"assets/a.js"},{url:"/index.html",revision:"1"},{url:"assets/a.js"}])';
    expect(precachedFiles(worker)).toEqual(['assets/a.js', 'index.html']);
  });
});
