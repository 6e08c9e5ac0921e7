/** What the bundler tells about the import graph while it divides modules into files. */
interface ImportGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/**
 * Who the pages are for that need a module: `visitors`, `reporters`, `signed-in` or several of them. For the name of a group in
 * `output.codeSplitting.groups`: what pages of the same people share becomes one file, which others do not load.
 */
export function sharedBy(): (id: string, graph: ImportGraph) => string {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, graph) => ['shared', ...[...audiencesOf(id, graph, known)].toSorted()].join('-');
}

function audiencesOf(
  id: string,
  graph: ImportGraph,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = known.get(id);
  if (found) return found;
  const audiences = new Set<string>();
  known.set(id, audiences);
  const waiting = new Set([id]);
  for (const module of waiting) {
    const info = graph.getModuleInfo(module);
    if (info === null) continue;
    // A chunk of its own: whoever opens it is who it is for.
    if (info.dynamicImporters.length > 0) audiences.add(audienceOf(module));
    for (const importer of info.importers) waiting.add(importer);
  }
  return audiences;
}

/** Parts that are loaded once somebody is signed in, or signs in, beside their features; pages of volunteers are made of the same ones. */
const ofSignedIn =
  /app[\\/](?:signed-in|workplace|shell[\\/]account-links)|ui[\\/]dialogs|features[\\/]public[\\/]duty/;

function audienceOf(id: string): string {
  const [, audience = ''] = /src[\\/]features[\\/](\w+)/.exec(id) ?? [];
  if (audience === 'reporter') return 'reporters';
  return ['account', 'club', 'organiser', 'referee'].includes(audience) || ofSignedIn.test(id)
    ? 'signed-in'
    : 'visitors';
}
