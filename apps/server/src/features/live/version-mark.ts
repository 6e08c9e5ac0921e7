import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { LiveVersion } from '@sevenmetre/rules/snapshot';
import type { DatabaseLog } from '../../platform/database/index.ts';

/** The newest version that was published here, kept outside of the database. */
export interface VersionMark {
  /** null: nothing was published from here yet. */
  read(): LiveVersion | null;
  /** Stored within a second. */
  note(version: LiveVersion): void;
  /** Stores what was noted. */
  stop(): void;
}

const everyMilliseconds = 1000;
const form = /^([0-9a-z]+)\.(\d{1,10})\n$/;

/** A mark in a file, which several processes may share. An error is logged: the mark is a redundant check. */
export function versionMark(file: string, log: Pick<DatabaseLog, 'warn'>): VersionMark {
  let noted: LiveVersion | null = null;
  let timer: NodeJS.Timeout | null = null;
  const read = () => parse(contentOf(file));
  const store = () => {
    timer = null;
    const stored = read();
    // Another process was faster.
    if (noted === null || (stored?.epoch === noted.epoch && stored.v >= noted.v)) return;
    const half = `${file}.${process.pid}`;
    try {
      writeFileSync(half, `${noted.epoch}.${noted.v}\n`, { mode: 0o600 });
      renameSync(half, file);
    } catch (error) {
      rmSync(half, { force: true });
      log.warn({ err: error }, 'The newest version of the live data could not be noted');
    }
  };
  return {
    read,
    note(version) {
      noted = version;
      timer ??= setTimeout(store, everyMilliseconds).unref();
    },
    stop() {
      if (timer === null) return;
      clearTimeout(timer);
      store();
    },
  };
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** null: no file, or a damaged one. */
function parse(content: string): LiveVersion | null {
  const [, epoch, v] = form.exec(content) ?? [];
  return epoch === undefined ? null : { epoch, v: Number(v) };
}
