import { oneLinePattern, paragraphsPattern } from '@sevenmetre/rules/language';
import * as z from 'zod';

/**
 * Text of what somebody sends. One line is the default: a name goes into calendars, sheets, subjects of mails and
 * pictures, where a line break begins something else. A test holds every text of every call to one of these.
 */
export const line = (longest: number) => z.string().max(longest).regex(oneLinePattern);

/** The same without the space around it; with something in it: `.min(1)`. */
export const trimmedLine = (longest: number) => z.string().trim().max(longest).regex(oneLinePattern);

/** Text of several lines: notes, reasons, messages, descriptions, values of settings. */
export const paragraphs = (longest: number) => z.string().max(longest).regex(paragraphsPattern);

/** Any character: a password is hashed, a secret of a link is compared, and neither is ever shown. */
export const secret = (longest: number) => z.string().min(1).max(longest);
