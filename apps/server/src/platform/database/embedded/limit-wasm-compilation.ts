import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from compiling the WebAssembly of PostgreSQL a second time with its optimising compiler. That
 * takes 600 MB for a moment (950 MB in total instead of 390, and 1300 MB at the first start): too much for a
 * small server. Without it statements that only compute take 1.7 times as long; those that store a row are
 * not slower.
 */
export function limitWasmCompilation(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
