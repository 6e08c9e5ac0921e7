import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/command.ts';
import { makeSbom } from './sbom.ts';

/**
 * `npm run sbom -- FILE`: writes the bill of materials, as CycloneDX. Without FILE it is printed, below the lines that
 * npm prints unless it is called with `--silent`.
 */
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const text = `${JSON.stringify(makeSbom(read('package-lock.json'), read('package.json').version), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else writeFileSync(file, text);
