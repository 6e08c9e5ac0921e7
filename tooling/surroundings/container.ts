import { parse } from 'yaml';
import { readSettings } from './systemd.ts';

/** A container of compose.yaml as Docker would start it. */
export interface Container {
  readonly environment: Readonly<Record<string, string>>;
  /** Words of the command of the image, and of its health check. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly logging: Readonly<Record<string, string>> | undefined;
}

interface Files {
  readonly compose: string;
  readonly dockerfile: string;
  /** Values for `${NAME}` in compose.yaml, as from `.env`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Returns the text of an env_file. */
  readonly readFile: (path: string) => string;
}

interface ComposeService {
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
}

/** Services of a compose file, with merges and variables resolved. */
export function readServices({
  compose,
  variables,
}: Pick<Files, 'compose' | 'variables'>): ReadonlyMap<string, ComposeService> {
  const text = compose.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, word = '') => {
      const value = variables[name] ?? '';
      if (value !== '') return value;
      if (kind === '?') throw new Error(`compose.yaml needs ${name}: ${word}`);
      return word;
    },
  );
  const { services }: { services: Readonly<Record<string, ComposeService>> } = parse(text, { merge: true });
  return new Map(Object.entries(services));
}

/**
 * The environment and commands of one container: `environment` wins over `env_file`, which wins over ENV of the
 * image.
 * @throws Error if compose.yaml has no such service
 */
export function readContainer(service: string, { dockerfile, readFile, ...files }: Files): Container {
  const found = readServices(files).get(service);
  if (!found) throw new Error(`compose.yaml has no service ${service}`);
  const joined = dockerfile.replaceAll(/\\\n\s*/g, ' ');
  const image = joined.slice(joined.lastIndexOf('\nFROM '));
  const ofImage = (/^ENV (.*)$/m.exec(image)?.[1] ?? '').split(/\s+/).join('\n');
  const ofFile = found.env_file === undefined ? '' : readFile(found.env_file);
  const own = Object.entries(found.environment ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    environment: Object.fromEntries([...readSettings(ofImage), ...readSettings(ofFile), ...own]),
    command: wordsAfter(/^CMD /m, image),
    healthCheck: wordsAfter(/^HEALTHCHECK .*?CMD /m, image),
    logging: found.logging?.options,
  };
}

function wordsAfter(instruction: RegExp, dockerfile: string): string[] {
  const found = instruction.exec(dockerfile);
  if (!found) throw new Error(`The Dockerfile has no ${instruction.source}`);
  const from = found.index + found[0].length;
  return JSON.parse(dockerfile.slice(from, dockerfile.indexOf('\n', from) >>> 0));
}
