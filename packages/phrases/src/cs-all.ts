import { cs } from './cs.ts';
import { auth } from './cs/auth.ts';
import type { Translation } from './translator.ts';

export const csAll = { ...cs, auth } as const satisfies Translation;
