import { email } from '../validation/index.ts';
import { checkAccent } from './accent.ts';
import { addressOf, fileIdOf, longestShortName, readPartners } from './identity.ts';

/* Apart from what public pages load, which check nothing. */

/** Whether a text may be stored at a key of the identity (rules ID1 to ID3, ID5); other keys: undefined. */
export function isIdentityText(key: string, value: string): boolean | undefined {
  switch (key) {
    case 'cup-short-name':
      return value.trim().length <= longestShortName;
    case 'cup-accent':
      return checkAccent(value).errors.length === 0;
    case 'cup-logo':
    case 'cup-cover':
      return fileIdOf(value) !== null;
    case 'cup-partners':
      return readPartners(value) !== null;
    case 'cup-address':
      return addressOf(value) !== null;
    case 'cup-sender':
      return value.trim() === '' || isSender(value.trim());
    default:
      return undefined;
  }
}

/** Its characters need no quotes in the header of a mail, and every mail server takes them (`dot-atom` of RFC 5322, 3.2.3). */
function isSender(address: string): boolean {
  return (
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[^@]+$/.test(address) && email(address) === null
  );
}

/**
 * The address from which a cup sends its mails, if the operator's mail server may send for its domain (rule ID5); null: it is
 * not set, or the server may not.
 * @param domains for which the mail server signs
 */
export function senderOf(text: string | null, domains: readonly string[]): string | null {
  const address = text?.trim() ?? '';
  const domain = address.split('@').at(-1)?.toLowerCase() ?? '';
  return isSender(address) && domains.includes(domain) ? address : null;
}
