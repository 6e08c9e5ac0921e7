import { oneLinePattern, paragraphsPattern } from '@sevenmetre/rules/language';
import * as z from 'zod';

/**
 * Text in a request. One line is the default: names are used in calendars, sheets, subjects of mails and
 * pictures, where a line break would start something else. A test checks that every text of every call uses
 * one of these.
 */
export const line = (longest: number) => z.string().max(longest).regex(oneLinePattern);

/** The same, trimmed; non-empty with `.min(1)`. */
export const trimmedLine = (longest: number) => z.string().trim().max(longest).regex(oneLinePattern);

/** Text of several lines: notes, reasons, messages, descriptions, values of settings. */
export const paragraphs = (longest: number) => z.string().max(longest).regex(paragraphsPattern);

/** Any characters: passwords are hashed and tokens compared, and neither is shown. */
export const secret = (longest: number) => z.string().min(1).max(longest);
