import type { Lock } from './lock-graph.ts';
import { runtimeGraph } from './lock-graph.ts';

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly object[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

/** Workspaces that run, on the server and in browsers. */
const programs = ['apps/server', 'apps/web'];

/**
 * Makes the bill of materials as CycloneDX 1.6: every package of npm that runs on the server or in browsers,
 * with version, licence, checksum and what it needs. The same lock gives the same text.
 */
export function makeSbom(lock: Lock, version: string) {
  const graph = runtimeGraph(lock, programs);
  const external = [...graph.keys()].filter((folder) => folder.includes('node_modules/')).toSorted();
  const components = external.map((folder) => componentOf(lock, folder));
  const product = `pkg:generic/sevenmetre@${version}`;
  const refOf = (folder: string) => (folder.includes('node_modules/') ? purlOf(lock, folder) : null);
  const direct = [...graph].filter(([folder]) => refOf(folder) === null).flatMap(([, needed]) => needed);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': product,
        name: 'sevenmetre',
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: [...new Map(components.map((component) => [component['bom-ref'], component])).values()],
    dependencies: [
      { ref: product, dependsOn: refsOf(direct, refOf) },
      ...mergedEdges(
        external.map((folder) => [purlOf(lock, folder), refsOf(graph.get(folder) ?? [], refOf)]),
      ),
    ],
  };
}

/** The same version may be in several folders. */
function mergedEdges(edges: readonly (readonly [string, readonly string[]])[]) {
  const merged = new Map<string, Set<string>>();
  for (const [ref, needed] of edges) merged.set(ref, new Set([...(merged.get(ref) ?? []), ...needed]));
  return [...merged].map(([ref, needed]) => ({ ref, dependsOn: [...needed].toSorted() }));
}

function refsOf(folders: readonly string[], refOf: (folder: string) => string | null): string[] {
  return [...new Set(folders.flatMap((folder) => refOf(folder) ?? []))].toSorted();
}

/** The name of a package from its folder, such as `@scope/name`. */
function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function purlOf({ packages }: Lock, folder: string): string {
  return `pkg:npm/${nameOf(folder).replace('@', '%40')}@${packages[folder]?.version ?? ''}`;
}

function componentOf(lock: Lock, folder: string): Component {
  const { version = '', license, integrity } = lock.packages[folder] ?? {};
  const purl = purlOf(lock, folder);
  const [, alg, content] = /^sha(512|256|1)-(.+)$/.exec(integrity ?? '') ?? [];
  const hashes =
    alg === undefined || content === undefined
      ? {}
      : { hashes: [{ alg: `SHA-${alg}`, content: Buffer.from(content, 'base64').toString('hex') }] };
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(folder),
    version,
    purl,
    licenses: license === undefined ? [] : [licenceOf(license)],
    ...hashes,
  };
}

function licenceOf(text: string): object {
  return text.includes(' ') ? { expression: text.replaceAll(/^\(|\)$/g, '') } : { license: { id: text } };
}
