/* The specified bodies: what is answered once a visit, what is answered while play goes on, what reporters send. */
export * from './reference-bodies.ts';
export * from './live-bodies.ts';
export * from './match-writes.ts';
