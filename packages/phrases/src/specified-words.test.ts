/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { csAll } from './cs-all.ts';
import { enAll } from './en-all.ts';

/** Sentences given literally by the specification, with the keys of their phrases. */
const sentences: readonly (readonly [key: string, text: string])[] = [
  ['signedIn.error.required', 'Field is required'],
  ['signedIn.error.minLength', 'Minimum length is {min} characters'],
  ['signedIn.error.maxLength', 'Maximum length is {max} characters'],
  ['signedIn.error.integer', 'must not be a decimal number'],
  ['signedIn.error.positive', 'Number must be positive'],
  ['signedIn.error.dateFormat', 'Invalid date format'],
  ['signedIn.error.json', 'Invalid JSON'],
  ['signedIn.error.unique', 'Value must be unique'],
  ['signedIn.error.email', 'E-mail must be valid'],
  ['reporter.walkover.ask', 'Do you really want to assign a walkover?'],
  ['reporter.finish.ask', 'Once approved, no further changes can be made to the match. Approve?'],
  ['reporter.roster.refereeMissing', 'Referee 1 is required'],
  ['translations.failed', 'An error occurred while saving the translations'],
  ['results.ticket.live', 'LIVE'],
  ['clubRegistration.error.teamMissing', 'You must have at least one team'],
  ['clubRegistration.error.terms', 'You must agree to the terms of participation in the tournament'],
  ['clubs.users.permissionMissing', 'At least one permission must be selected'],
  ['errors.permission-missing', 'At least one permission must be selected'],
  ['refereeRegistration.error.terms', 'You must agree to the tournament participation conditions'],
  ['errors.referee-missing', 'Referee 1 is required'],
  ['clubs.users.removeQuestion', 'Do you really want to remove all permissions?'],
  ['participants.form.confirmRemove', 'Are you sure you want to remove participant {name}?'],
  ['states.unauthorized.text', 'You do not have sufficient permissions'],
  ['errors.104', 'The entered login credentials are incorrect'],
  ['errors.Participant cannot be leader', 'The participant cannot be a team leader'],
  ['errors.unknown', 'An error occurred while processing the request'],
  ['errors.roster-invalid', 'Failed to save roster'],
  ['matchRosters.saveFailed', 'Failed to save roster'],
  ['matchRosters.loadFailed', 'Error while loading roster'],
  ['mail.account.exists.said', 'User already exists, please sign in or reset your password'],
  ['registeredClub.admin.createFailed', 'Failed to create user'],
  ['clubs.users.createFailed', 'Failed to create user'],
  ['clubs.users.updateFailed', 'Failed to update user'],
  ['clubs.users.removeFailed', 'Failed to remove user'],
  ['signIn.register.done', 'Registration was successful, you can now sign in'],
  ['signIn.forgotten.done', 'Email for password recovery was successfully sent'],
  ['signIn.reset.done', 'The password has been successfully changed'],
  ['clubRegistration.sent', 'Registration has been successfully submitted'],
  ['clubRegistration.saved', 'Registration has been successfully updated'],
  ['refereeRegistration.sent', 'Registration has been successfully submitted'],
  ['refereeRegistration.saved', 'Registration has been successfully updated'],
  ['registeredClub.admin.created', 'User was successfully created'],
  ['clubs.users.created', 'User was successfully created'],
  ['clubs.users.updated', 'User was updated'],
  ['clubs.users.removed', 'User was removed'],
  ['matchRosters.savedToast', 'Roster has been successfully saved'],
  ['matchRosters.plan.closed', 'Roster closed'],
  ['matchRosters.plan.toFill', 'Roster to be filled'],
  ['clubs.roster.entered', 'Entered {participants} out of {of} participants'],
  ['dashboard.club.entered', 'Entered {participants} out of {of} participants'],
  ['signedIn.clubState.new', 'Waiting'],
  ['signedIn.clubState.approved', 'Accepted'],
  ['signedIn.clubState.declined', 'Cancelled'],
  ['signedIn.clubState.processed', 'Processed'],
  ['signedIn.clubState.unknown', 'Unknown state'],
  ['signedIn.refereeState.new', 'Pending'],
  ['signedIn.refereeState.approved', 'Accepted'],
  ['signedIn.refereeState.declined', 'Cancelled'],
  ['signedIn.refereeState.unknown', 'Unknown state'],
  ['referees.private.sexes.male', 'Male'],
  ['referees.private.sexes.female', 'Female'],
  ['referees.private.sexes.indetermined', 'Other'],
];

function at(words: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), words);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

/**
 * Whether a page, a call or a letter uses the phrase: by its full key, or by one with a computed last part.
 */
function isSaid(key: string): boolean {
  const group = key.slice(0, key.lastIndexOf('.'));
  return sources.includes(`'${key}'`) || sources.includes(`\`${group}.\${`);
}

describe('the sentences of the specification', () => {
  it.each(sentences)('%s says “%s”', (key, text) => {
    expect(at(enAll, key)).toBe(text);
  });

  it('are in Czech as well, in words of its own', () => {
    const same = sentences.filter(([key, text]) => {
      const czech = at(csAll, key);
      return typeof czech !== 'string' || czech === '' || czech === text;
    });
    expect(same).toEqual([]);
  });

  it('are said somewhere', () => {
    expect(sentences.map(([key]) => key).filter((key) => !isSaid(key))).toEqual([]);
  });
});
