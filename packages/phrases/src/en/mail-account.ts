/** Mails about accounts. */
export const mailAccount = {
  validHours: {
    one: 'The link works once, for {count} hour.',
    other: 'The link works once, for {count} hours.',
  },
  validDays: {
    one: 'The link works once, for {count} day.',
    other: 'The link works once, for {count} days.',
  },
  notYou: 'If it was not you, do nothing: nothing will change.',
  notYouAct:
    'If it was not you, set a new password at once (“Forgot password” on the sign-in page) and write to the organiser.',
  verify: {
    subject: 'Confirm your e-mail address',
    text: 'An account was created for this address. Please confirm that it is yours, so that messages about your registration reach you.',
    action: 'Confirm the address',
  },
  exists: {
    subject: 'You already have an account',
    said: 'User already exists, please sign in or reset your password',
    text: 'Somebody, probably you, wanted to sign up with this address. There is an account with it already, so nothing was changed: simply sign in.',
    forgotten: 'If you do not know the password any more, set a new one here.',
    action: 'Set a new password',
  },
  reset: {
    subject: 'Set a new password',
    text: 'Somebody, probably you, asked for a new password to your account.',
    action: 'Set a new password',
  },
  unknown: {
    subject: 'There is no account with this address',
    text: 'Hello,',
    why: 'Somebody, probably you, asked for a new password. There is no account with this address: perhaps you signed up with another one, or not at all yet.',
    action: 'Sign up',
  },
  mailedCode: {
    subject: 'Your code',
    text: 'Enter this code on the page that asked for it:',
    valid: 'It is valid for {count} minutes, once, and only on the device that asked for it.',
    keep: 'Give the code to nobody, not even to us: whoever asks you for it wants to get into your account.',
  },
  passwordRemoved: {
    subject: 'Your address is confirmed',
    text: 'You have signed in with a code, which confirms your address. It was not confirmed before, so the password, open sessions and other ways to sign in from before were removed: somebody else could have set them up. You can set a new password on your account page.',
  },
  letIn: {
    subject: 'Let a device sign in',
    text: 'Somebody, probably you, wants to sign in to your account with a device that it does not know yet, and has to wait because of many failed attempts.',
    where: 'Open the link with the device with which you want to sign in. You will still need your password.',
    action: 'Let this device sign in',
    unknown:
      'Somebody, probably you, wanted to sign in. There is no account with this address: perhaps you signed up with another one, or not at all yet.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account has just been changed. Wherever you were signed in with the old one, you have been signed out.',
  },
  newEmail: {
    subject: 'Confirm your new e-mail address',
    text: 'You want to sign in with this address from now on. Please confirm that it is yours.',
    action: 'Use this address',
  },
  emailTaken: {
    subject: 'This address has an account already',
    text: 'Somebody, probably you, wanted to change the e-mail of another account to this address. It belongs to an account already, so nothing was changed.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: 'From now on you sign in to your account with {email}.',
  },
  security: {
    subject: 'The sign-in to your account was changed',
    authenticatorAdded: 'An authenticator app was set up: from now on you enter its code after the password.',
    authenticatorRemoved: 'The authenticator app was removed: you no longer enter its code.',
    recoveryCodes: 'New recovery codes were created; the old ones do not work any more.',
    passkeyAdded: 'A passkey was added: “{name}”.',
    passkeyRemoved: 'A passkey was removed: “{name}”.',
  },
  invitation: {
    subject: 'Your account in the portal of the tournament',
    text: '{club} has created an account for you, so that you can take part in its registration and rosters. Set a password to begin.',
    action: 'Set a password',
  },
  newDevice: {
    subject: 'A new device signed in to your account',
    text: 'Somebody, probably you, signed in to your account with a device that had not been used for it before: {at}.',
    action: 'Look at the sign-ins',
  },
  failedSignIns: {
    subject: 'Many failed attempts to sign in to your account',
    text: {
      one: 'There was {count} failed attempt to sign in to your account in the last 24 hours.',
      other: 'There were {count} failed attempts to sign in to your account in the last 24 hours.',
    },
    what: 'Your account is safe as long as nobody knows your password; further attempts have to wait. If it was not you and you use this password elsewhere too, set a new one and switch on a second step.',
  },
  closed: {
    subject: 'Your account was closed',
    text: 'Your account was closed, as you asked. Your name, address, phone and password were deleted. Thank you for having been with us.',
  },
} as const;
