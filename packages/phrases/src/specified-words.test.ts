/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { csAll } from './cs-all.ts';
import { enAll } from './en-all.ts';

/** Sentences that the specification gives letter by letter, with the place of each among our words. */
const sentences: readonly (readonly [key: string, text: string])[] = [
  ['zone.fault.required', 'Field is required'],
  ['zone.fault.minLength', 'Minimum length is {min} characters'],
  ['zone.fault.maxLength', 'Maximum length is {max} characters'],
  ['zone.fault.integer', 'must not be a decimal number'],
  ['zone.fault.positive', 'Number must be positive'],
  ['zone.fault.dateFormat', 'Invalid date format'],
  ['zone.fault.json', 'Invalid JSON'],
  ['zone.fault.unique', 'Value must be unique'],
  ['zone.fault.email', 'E-mail must be valid'],
  ['reporter.walkover.ask', 'Do you really want to assign a walkover?'],
  ['reporter.finish.ask', 'Once approved, no further changes can be made to the match. Approve?'],
  ['reporter.roster.refereeMissing', 'Referee 1 is required'],
  ['translations.failed', 'An error occurred while saving the translations'],
  ['results.ticket.live', 'LIVE'],
  ['clubForm.fault.teamMissing', 'You must have at least one team'],
  ['clubForm.fault.terms', 'You must agree to the terms of participation in the tournament'],
  ['clubZone.users.permissionMissing', 'At least one permission must be selected'],
  ['errors.permission-missing', 'At least one permission must be selected'],
  ['refereeForm.fault.terms', 'You must agree to the tournament participation conditions'],
  ['errors.referee-missing', 'Referee 1 is required'],
  ['clubZone.users.removeQuestion', 'Do you really want to remove all permissions?'],
  ['clubRoster.form.confirmRemove', 'Are you sure you want to remove participant {name}?'],
  ['states.unauthorized.text', 'You do not have sufficient permissions'],
  ['errors.104', 'The entered login credentials are incorrect'],
  ['errors.Participant cannot be leader', 'The participant cannot be a team leader'],
  ['errors.unknown', 'An error occurred while processing the request'],
  ['errors.roster-invalid', 'Failed to save roster'],
  ['matchRosters.saveFailed', 'Failed to save roster'],
  ['matchRosters.loadFailed', 'Error while loading roster'],
  ['mail.account.exists.said', 'User already exists, please sign in or reset your password'],
  ['clubOffice.admin.createFailed', 'Failed to create user'],
  ['clubZone.users.updateFailed', 'Failed to update user'],
  ['clubZone.users.removeFailed', 'Failed to remove user'],
  ['auth.register.done', 'Registration was successful, you can now sign in'],
  ['auth.forgotten.done', 'Email for password recovery was successfully sent'],
  ['auth.reset.done', 'The password has been successfully changed'],
  ['clubForm.sent', 'Registration has been successfully submitted'],
  ['clubForm.saved', 'Registration has been successfully updated'],
  ['refereeForm.sent', 'Registration has been successfully submitted'],
  ['refereeForm.saved', 'Registration has been successfully updated'],
  ['clubOffice.admin.created', 'User was successfully created'],
  ['clubZone.users.updated', 'User was updated'],
  ['clubZone.users.removed', 'User was removed'],
  ['matchRosters.savedToast', 'Roster has been successfully saved'],
  ['matchRosters.plan.closed', 'Roster closed'],
  ['matchRosters.plan.toFill', 'Roster to be filled'],
  ['clubZone.roster.entered', 'Entered {participants} out of {of} participants'],
  ['dashboard.club.entered', 'Entered {participants} out of {of} participants'],
  ['zone.clubState.new', 'Waiting'],
  ['zone.clubState.approved', 'Accepted'],
  ['zone.clubState.declined', 'Cancelled'],
  ['zone.clubState.processed', 'Processed'],
  ['zone.clubState.unknown', 'Unknown state'],
  ['zone.refereeState.new', 'Pending'],
  ['zone.refereeState.approved', 'Accepted'],
  ['zone.refereeState.declined', 'Cancelled'],
  ['zone.refereeState.unknown', 'Unknown state'],
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

/** Whether a page, a call or a letter says the words: by their whole name, or by one whose last part is a value. */
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
