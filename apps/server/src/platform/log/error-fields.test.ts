import { expect, test } from 'vitest';
import { errorFields } from './error-fields.ts';

test('given an error of a database, then neither what it says nor its stack repeats the values it was about', () => {
  const cause = Object.assign(new Error('Key (email)=(anna@example.test)\nalready exists.'), {
    code: '23505',
  });
  const error = new Error("Failed query: insert into users\nparams: 'anna@example.test',\nBrno", { cause });
  const fields = errorFields(error);
  const told = JSON.stringify(fields);
  for (const secret of ['anna', 'Brno', 'already']) expect(told).not.toContain(secret);
  expect(fields).toMatchObject({ type: 'Error', cause: { code: '23505' } });
  expect(fields['stack']).toMatch(/^at .*error-fields\.test/);
});
