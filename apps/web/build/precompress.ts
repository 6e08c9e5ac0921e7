import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a `.br` and a `.gz` beside every text file, so that no request ever waits for a compressor. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    configResolved(config: ResolvedConfig) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
          if (!compressible.test(file) || file.startsWith('.vite')) continue;
          const content = readFileSync(join(outDir, file));
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(content, quality));
          writeFileSync(join(outDir, `${file}.gz`), gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
