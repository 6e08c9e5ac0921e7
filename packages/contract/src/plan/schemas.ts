export * from './change-schemas.ts';
export * from './draft-schemas.ts';
export * from './format-schemas.ts';
export * from './publication-schemas.ts';
export * from './settings-schemas.ts';
