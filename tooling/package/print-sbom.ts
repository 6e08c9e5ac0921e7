import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/command.ts';
import { makeSbom } from './sbom.ts';

/** `npm run sbom`: the bill of materials, as CycloneDX, on standard output. */
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
process.stdout.write(
  `${JSON.stringify(makeSbom(read('package-lock.json'), read('package.json').version), null, 2)}\n`,
);
