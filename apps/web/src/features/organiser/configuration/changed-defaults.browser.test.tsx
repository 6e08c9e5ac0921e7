import type {
  ConfigurationEntry,
  ListedConfigurationEntry,
} from '@sevenmetre/contract/configuration/schemas';
import { describe, expect, it } from 'vitest';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

describe('defaults that changed since the installation', () => {
  const misses: ListedConfigurationEntry = {
    key: 'reporter-seven-metre-misses',
    dataType: 'boolean',
    value: 'true',
    format: null,
    label: 'Misses',
    labelCs: 'Misses',
    description: '',
    descriptionCs: '',
    isPublic: true,
    protected: false,
    initial: '',
    changed: null,
  };
  const timeouts = { ...misses, key: 'reporter-team-timeouts', value: 'false' };
  const kept = { ...misses, key: 'kept-defaults', dataType: 'string' as const, value: null };
  const open = async () => {
    let held: ConfigurationEntry[] = [misses, timeouts, kept].map((one) => ({ ...one, format: null }));
    const { screen, asked } = await showSignedIn({
      path: '/admin/settings',
      user: organiser,
      answers: {
        configuration: () => ({ status: 200, body: held.map((one) => ({ ...one, initial: one.value })) }),
        configurationUpdate: ({ params, body }) => {
          const { value } = Object(body);
          held = held.map((one) => (one.key === Object(params).key ? { ...one, value } : one));
          return { status: 200, body: held[0] };
        },
      },
    });
    const sent = () =>
      asked.filter((call) => call.operation === 'configurationUpdate').map((call) => call.asked.body);
    return { screen, sent };
  };

  it('[CO10] are named, and one press takes them over; then nothing asks any more', async () => {
    const { screen, sent } = await open();
    await expect.element(screen.getByText('Record team time-outs: no → yes')).toBeVisible();
    await expect.element(screen.getByText('Record missed 7 m throws: no → yes')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Use the new values' }).click();
    await expect.poll(sent).toEqual([{ value: 'true', before: 'false' }]);
    await expect.element(screen.getByText('New defaults')).not.toBeInTheDocument();
  });

  it('[CO10] are kept by another press, which changes no setting of the match', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Keep as they are' }).click();
    await expect.poll(sent).toEqual([{ value: 'reporter-team-timeouts', before: null }]);
    await expect.element(screen.getByText('New defaults')).not.toBeInTheDocument();
  });
});
