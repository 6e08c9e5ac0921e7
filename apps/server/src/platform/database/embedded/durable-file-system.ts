import { fstatSync, fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Parameters<NodeFS['init']>;
type FileSystemOperations = { read?: unknown; fsync?: (stream: { nfd?: number }) => number };

/** WASI's number for an input/output error; PostgreSQL stops at once when it gets one from a sync. */
const ioError = 29;

/**
 * The file system of PGlite with an `fsync` that reaches the disk. The one it comes with does nothing at all, so that
 * a power cut would take rows with it that somebody was told are stored.
 */
export class DurableFileSystem extends NodeFS {
  /** How many files have been written through to the disk. */
  syncs = 0;

  override async init(...[pg, options]: Init) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module) => {
      operationsOf(module).fsync = (stream) => this.#sync(stream.nfd);
    });
    return result;
  }

  #sync(descriptor: number | undefined): number {
    if (descriptor === undefined) return 0;
    try {
      fsyncSync(descriptor);
      this.syncs += 1;
      return 0;
    } catch {
      // Windows cannot sync a folder and need not.
      return process.platform === 'win32' && fstatSync(descriptor).isDirectory() ? 0 : ioError;
    }
  }
}

/** Where the operations lie is PGlite's own affair, which is why its version is pinned and every start is proven. */
function operationsOf(module: object): FileSystemOperations {
  const { NODEFS } = module as { NODEFS?: { stream_ops?: FileSystemOperations } };
  if (NODEFS?.stream_ops?.read === undefined)
    throw new Error('The file system of PGlite has changed its shape');
  return NODEFS.stream_ops;
}
