import * as z from 'zod';

/** An error of a page. No message and no address, which may contain names. */
export const BrowserError = z.strictObject({
  /** Such as `TypeError`. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  /** Up to five places of the program, such as `/assets/page-a1b2.js:1:234`. */
  places: z
    .array(z.string().regex(/^\/assets\/[\w.-]{1,120}\.js:\d{1,7}:\d{1,7}$/))
    .min(1)
    .max(5),
  /** First part of the page's path, such as `results`. */
  section: z.string().regex(/^[a-z-]{0,30}$/),
});
export type BrowserError = z.infer<typeof BrowserError>;
