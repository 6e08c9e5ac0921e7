import fc from 'fast-check';

/**
 * Property tests play the same cases at every run: `npm test` must mean the same on every machine and every day. `PROPERTY_SEED` asks
 * for others, as the nightly job does with a new number each time.
 */
const fixedSeed = 7;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? fixedSeed) });
