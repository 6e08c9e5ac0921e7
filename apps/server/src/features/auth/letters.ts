import type { Translator } from '@sevenmetre/phrases';
import { signInCode } from '@sevenmetre/rules/accounts';
import type { Letter } from '../mail/index.ts';

/** Lifetime of links in hours. A new password is needed at once; an address may be verified later. */
export const linkHours = { reset: 2, letIn: 2, verify: 7 * 24, newEmail: 24, invitation: 14 * 24 } as const;

/** The token is in the fragment (#), so that it is neither logged nor sent as a referrer. */
function linkTo(page: string, token: string, locale: string): string {
  return `/${locale}/${page}#${token}`;
}

const hello = (t: Translator, name: string) => t('mail.frame.hello', { name });

function lasts(t: Translator, hours: number): string {
  return hours >= 48
    ? t('mail.account.validDays', { count: Math.round(hours / 24) })
    : t('mail.account.validHours', { count: hours });
}

export function verifyLetter(firstName: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.account.verify.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.verify.text')],
    action: { label: t('mail.account.verify.action'), path: linkTo('verify-email', token, t.locale) },
    remarks: [lasts(t, linkHours.verify), t('mail.account.notYou')],
    secret: true,
  });
}

/** Letter to somebody who has an account and tried to create another one. */
export function existsLetter(firstName: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.account.exists.subject'),
    paragraphs: [
      hello(t, firstName),
      t('mail.account.exists.text'),
      `${t('mail.account.exists.said')}.`,
      t('mail.account.exists.forgotten'),
    ],
    action: { label: t('mail.account.exists.action'), path: linkTo('password-reset', token, t.locale) },
    remarks: [lasts(t, linkHours.reset), t('mail.account.notYou')],
    secret: true,
  });
}

export function resetLetter(firstName: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.account.reset.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.reset.text')],
    action: { label: t('mail.account.reset.action'), path: linkTo('password-reset', token, t.locale) },
    remarks: [lasts(t, linkHours.reset), t('mail.account.notYou')],
    secret: true,
  });
}

/**
 * Letter to an address without an account. It explains why no link comes, and makes the call take as long as
 * any other.
 */
export const unknownLetter: Letter = (t) => ({
  subject: t('mail.account.unknown.subject'),
  paragraphs: [t('mail.account.unknown.text'), t('mail.account.unknown.why')],
  action: { label: t('mail.account.unknown.action'), path: `/${t.locale}/registration` },
  remarks: [t('mail.account.notYou')],
});

/** A code for the browser that asked for it. It has no link: whoever reads it goes back to the page that waits for it. */
export function codeLetter(firstName: string | null, code: string): Letter {
  return (t) => ({
    subject: t('mail.account.mailedCode.subject'),
    paragraphs: [
      firstName === null ? t('mail.clubInvitation.hello') : hello(t, firstName),
      t('mail.account.mailedCode.text'),
      code,
      t('mail.account.mailedCode.valid', { count: signInCode.minutes }),
    ],
    remarks: [t('mail.account.mailedCode.keep'), t('mail.account.notYou')],
    secret: true,
  });
}

/** After a code has proven an address that was not proven: the password from before is gone. */
export function passwordRemovedLetter(firstName: string): Letter {
  return (t) => ({
    subject: t('mail.account.passwordRemoved.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.passwordRemoved.text')],
    action: { label: t('mail.account.newDevice.action'), path: `/${t.locale}/account` },
  });
}

/** The link that makes the browser that opens it known to the account. */
export function letInLetter(firstName: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.account.letIn.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.letIn.text'), t('mail.account.letIn.where')],
    action: { label: t('mail.account.letIn.action'), path: linkTo('let-in', token, t.locale) },
    remarks: [lasts(t, linkHours.letIn), t('mail.account.notYou')],
    secret: true,
  });
}

/** The same to an address without an account. */
export const letInUnknownLetter: Letter = (t) => ({
  ...unknownLetter(t),
  paragraphs: [t('mail.account.unknown.text'), t('mail.account.letIn.unknown')],
});

export function passwordChangedLetter(firstName: string): Letter {
  return (t) => ({
    subject: t('mail.account.passwordChanged.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.passwordChanged.text'), t('mail.account.notYouAct')],
  });
}

export function newEmailLetter(firstName: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.account.newEmail.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.newEmail.text')],
    action: { label: t('mail.account.newEmail.action'), path: linkTo('verify-email', token, t.locale) },
    remarks: [lasts(t, linkHours.newEmail), t('mail.account.notYou')],
    secret: true,
  });
}

export function emailTakenLetter(firstName: string): Letter {
  return (t) => ({
    subject: t('mail.account.emailTaken.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.emailTaken.text')],
  });
}

/** After the first sign-in to the account from a browser. */
export function newDeviceLetter(firstName: string, at: Date): Letter {
  return (t) => ({
    subject: t('mail.account.newDevice.subject'),
    paragraphs: [
      hello(t, firstName),
      t('mail.account.newDevice.text', { at: utcMinute(at) }),
      t('mail.account.notYouAct'),
    ],
    action: { label: t('mail.account.newDevice.action'), path: `/${t.locale}/account` },
  });
}

export function failedSignInsLetter(firstName: string, count: number): Letter {
  return (t) => ({
    subject: t('mail.account.failedSignIns.subject'),
    paragraphs: [
      hello(t, firstName),
      t('mail.account.failedSignIns.text', { count }),
      t('mail.account.failedSignIns.what'),
    ],
    action: { label: t('mail.account.newDevice.action'), path: `/${t.locale}/account` },
  });
}

/** `2026-04-04 12:20 UTC`: the reader may be in another time zone. */
function utcMinute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** To the old address. */
export function emailChangedLetter(firstName: string, email: string): Letter {
  return (t) => ({
    subject: t('mail.account.emailChanged.subject'),
    paragraphs: [
      hello(t, firstName),
      t('mail.account.emailChanged.text', { email }),
      t('mail.account.notYouAct'),
    ],
  });
}

type SecurityChange =
  | { readonly what: 'authenticatorAdded' | 'authenticatorRemoved' | 'recoveryCodes' }
  | { readonly what: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string };

export function securityLetter(firstName: string, change: SecurityChange): Letter {
  return (t) => ({
    subject: t('mail.account.security.subject'),
    paragraphs: [
      hello(t, firstName),
      'name' in change
        ? t(`mail.account.security.${change.what}`, { name: change.name })
        : t(`mail.account.security.${change.what}`),
      t('mail.account.notYouAct'),
    ],
  });
}

export function invitationLetter(firstName: string, club: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.account.invitation.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.invitation.text', { club })],
    action: { label: t('mail.account.invitation.action'), path: linkTo('password-reset', token, t.locale) },
    remarks: [lasts(t, linkHours.invitation)],
    secret: true,
  });
}

/** To a new reporter who has an account already, so without a link. */
export function reporterLetter(
  firstName: string,
  { tournament, halls }: { readonly tournament: string; readonly halls: readonly string[] },
  token: string | null,
): Letter {
  return (t) => ({
    subject: t('mail.reporterInvitation.subject'),
    paragraphs: [
      firstName === '' ? t('mail.clubInvitation.hello') : hello(t, firstName),
      t('mail.reporterInvitation.text', { tournament }),
      ...(halls.length > 0 ? [t('mail.reporterInvitation.where', { halls: halls.join(', ') })] : []),
      t(token === null ? 'mail.reporterInvitation.known' : 'mail.reporterInvitation.first'),
    ],
    action:
      token === null
        ? { label: t('mail.reporterInvitation.open'), path: `/${t.locale}/dashboard` }
        : {
            label: t('mail.reporterInvitation.setPassword'),
            path: linkTo('password-reset', token, t.locale),
          },
    ...(token === null ? {} : { remarks: [lasts(t, linkHours.invitation)], secret: true }),
  });
}

export function closedLetter(firstName: string): Letter {
  return (t) => ({
    subject: t('mail.account.closed.subject'),
    paragraphs: [hello(t, firstName), t('mail.account.closed.text')],
  });
}
