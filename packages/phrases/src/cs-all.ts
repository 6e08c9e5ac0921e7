import { cs } from './cs.ts';
import { auth } from './cs/auth.ts';
import { calendar } from './cs/calendar.ts';
import { cards } from './cs/cards.ts';
import { outlook } from './cs/outlook.ts';
import { match } from './cs/match.ts';
import type { Translation } from './translator.ts';

export const csAll = { ...cs, auth, calendar, cards, outlook, match } as const satisfies Translation;
