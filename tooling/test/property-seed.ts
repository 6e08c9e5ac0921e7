import fc from 'fast-check';

/**
 * Property tests use the same cases in every run: `npm test` must have the same result on every machine and
 * every day. `PROPERTY_SEED` selects others; the nightly job sets a new number each time.
 */
const fixedSeed = 7;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? fixedSeed) });
