import { LodgingBody } from '@sevenmetre/contract/accommodation/schemas';
import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { required } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { hasUnsaved } from '../../lib/drafts/unsaved.ts';
import type { Failure } from '../../lib/queries/failure.ts';
import { LanguageContext } from '../../lib/words/words.ts';
import { portalJson } from '../../testing/portal-response.ts';
import { contractErrors } from './contract-errors.ts';
import { FileButton, useUpload } from './file-button.tsx';
import { Form, Submit } from './form.tsx';
import { NumberField } from './number-fields.tsx';
import { TextField } from './text-field.tsx';
import { type Sent, useForm } from './use-form.ts';

interface Values {
  readonly label: string;
  readonly capacity: number | null;
}

interface HallProps {
  readonly send: (values: Values, before: Values) => Promise<Sent>;
  /** What somebody else has stored, as it is read again. */
  readonly theirs?: Values;
  readonly resets?: boolean;
  /** Lists its errors above the fields. */
  readonly hasSummary?: boolean;
  /** Stored in parts: the label as the server has spelled it. */
  readonly spelled?: string;
}

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };
const refusal = (code: 'lodging-label-taken' | 'changed-meanwhile' | 'image-busy'): Failure => ({
  kind: 'refused',
  status: 409,
  code,
  details: {},
});

function Hall({ send, theirs, resets = false, hasSummary = theirs !== undefined, spelled }: HallProps) {
  const [stored, setStored] = useState<Values>({ label: 'A', capacity: 20 });
  const form = useForm<Values>({
    id: 'hall',
    values: stored,
    check: ({ label, capacity }) => ({
      label: required(label),
      ...contractErrors<Values>(LodgingBody, {
        placeId: 1,
        kind: 'room',
        label,
        capacity: capacity ?? Number.NaN,
        note: null,
      }),
    }),
    refused: (failure) =>
      failure.kind === 'refused' && failure.code === 'lodging-label-taken' ? { label: 'Taken' } : {},
    ...(theirs ? { refresh: async () => setStored(theirs) } : {}),
    send: async (values, { before, reset, stored: keep }) => {
      const sent = await send(values, before);
      if (sent?.ok && resets) reset({ label: '', capacity: null });
      if (spelled !== undefined) keep({ label: spelled });
      return sent;
    },
  });
  return (
    <Form form={form} label="Hall" {...(hasSummary ? { nameOf: (field: string) => field } : {})}>
      <TextField {...form.field('label')} label="Name" />
      <NumberField {...form.field('capacity')} label="Beds" />
      <Submit form={form} cancel={form.undo} />
      {spelled === undefined ? null : (
        <button type="button" onClick={() => void form.submit()}>
          Send, too
        </button>
      )}
      {theirs ? (
        <button type="button" onClick={() => setStored(theirs)}>
          Theirs arrives
        </button>
      ) : null}
    </Form>
  );
}

async function show(props: HallProps) {
  const screen = await render(
    <LanguageContext value={language}>
      <Hall {...props} />
    </LanguageContext>,
  );
  return { screen, name: screen.getByLabelText('Name'), beds: screen.getByLabelText('Beds') };
}

describe('a form', () => {
  it('given a wrong field, then nothing is said before the first attempt, and then it is marked and has the focus', async () => {
    const send = vi.fn<HallProps['send']>(async () => ({ ok: true }));
    const { screen, beds } = await show({ send });
    await beds.fill('2.5');
    await expect.element(beds).toHaveAttribute('aria-invalid', 'false');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(beds).toHaveAttribute('aria-invalid', 'true');
    await expect.element(beds).toHaveFocus();
    await expect.element(screen.getByText('must not be a decimal number')).toBeVisible();
    await beds.fill('');
    await expect.element(screen.getByText('Field is required')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('given a right one, then Enter in a field sends it once, and leaving asks nothing afterwards', async () => {
    const send = vi.fn<HallProps['send']>(async () => ({ ok: true }));
    const { name } = await show({ send });
    await name.fill('B');
    expect(hasUnsaved()).toBe(true);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => hasUnsaved()).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith({ label: 'B', capacity: 20 }, { label: 'A', capacity: 20 });
  });

  it('given a refusal about a field, then the field says so until it is changed; another one stands above the button', async () => {
    let code: 'lodging-label-taken' | 'image-busy' = 'lodging-label-taken';
    const { screen, name } = await show({ send: async () => ({ ok: false, failure: refusal(code) }) });
    await name.fill('B');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Taken')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await name.fill('C');
    await expect.element(screen.getByText('Taken')).not.toBeInTheDocument();
    code = 'image-busy';
    await expect
      .element(screen.getByRole('button', { name: 'Save' }))
      .not.toHaveAttribute('aria-busy', 'true');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(language.t('errors.image-busy'));
    await expect.element(name).toHaveValue('C');
  });

  it('given a record that somebody else has changed, then what differs is shown and nothing is overwritten before a choice', async () => {
    const sent: Values[] = [];
    const send = async (_: Values, before: Values): Promise<Sent> => {
      sent.push(before);
      return before.capacity === 20 ? { ok: false, failure: refusal('changed-meanwhile') } : { ok: true };
    };
    const { screen, name, beds } = await show({ send, theirs: { label: 'A', capacity: 31 } });
    await name.fill('B');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('capacity: 31')).toBeVisible();
    await expect.element(beds).toHaveValue('20');
    await screen.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(screen.getByText('capacity: 31')).not.toBeInTheDocument();
    await expect
      .poll(async () => {
        await screen.getByRole('button', { name: /Save/ }).click();
        return sent.at(-1)?.capacity;
      })
      .toBe(31);
    await expect.element(name).toHaveValue('B');
    // What the user has not typed is what somebody else has stored.
    await expect.element(beds).toHaveValue('31');
  });

  it('given theirs is taken, then the fields hold it', async () => {
    const send = async (): Promise<Sent> => ({ ok: false, failure: refusal('changed-meanwhile') });
    const { screen, name, beds } = await show({ send, theirs: { label: 'Z', capacity: 31 } });
    await name.fill('B');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(name).toHaveValue('Z');
    await expect.element(beds).toHaveValue('31');
    expect(hasUnsaved()).toBe(false);
  });

  it('given a form that begins again, then it is empty and says nothing of the empty fields', async () => {
    const { screen, name, beds } = await show({ send: async () => ({ ok: true }), resets: true });
    await name.fill('B');
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveValue('');
    await expect.element(beds).toHaveValue('');
    await expect.element(screen.getByText('Field is required')).not.toBeInTheDocument();
  });

  it('given it was sent, then nothing is said while typing until the next attempt', async () => {
    const { screen, name } = await show({ send: async () => ({ ok: true }), hasSummary: true });
    await name.fill('B');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => hasUnsaved()).toBe(false);
    await name.fill('');
    await expect.element(name).toHaveFocus();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('given a failed attempt, then errors that follow what is typed leave the focus in the field', async () => {
    const { screen, name, beds } = await show({ send: async () => ({ ok: true }), hasSummary: true });
    await beds.fill('2.5');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await beds.fill('3');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await name.fill('');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(name).toHaveFocus();
  });

  it('given a form that is stored in parts, then it is sent once, and what was typed meanwhile stays', async () => {
    let answer: (sent: Sent) => void = () => undefined;
    const send = vi.fn(() => new Promise<Sent>((resolve) => (answer = resolve)));
    const { screen, name, beds } = await show({ send, spelled: 'Hall B' });
    await name.fill('b');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Send, too' }).click();
    expect(send).toHaveBeenCalledOnce();
    await name.fill('bc');
    answer({ ok: false, failure: null });
    await expect.element(beds).toHaveValue('20');
    await expect.poll(() => hasUnsaved()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(name).toHaveValue('bc');
  });

  it.each(['Cancel', 'typing back'])(
    'given somebody else has stored meanwhile, then %s shows what is stored now',
    async (way) => {
      const theirs = { label: 'Z', capacity: 31 };
      const { screen, name, beds } = await show({ send: async () => ({ ok: true }), theirs });
      await name.fill('B');
      await screen.getByRole('button', { name: 'Theirs arrives' }).click();
      await expect.element(name).toHaveValue('B');
      if (way === 'Cancel') await screen.getByRole('button', { name: way }).click();
      else await name.fill('A');
      await expect.element(name).toHaveValue('Z');
      await expect.element(beds).toHaveValue('31');
      expect(hasUnsaved()).toBe(false);
    },
  );
});

function Files() {
  const [names, setNames] = useState(['map.pdf']);
  const { send, sending } = useUpload({
    keep: ({ filename }) => {
      setNames([...names, filename]);
      return null;
    },
    failed: ({ name }) => name,
  });
  return (
    <>
      <FileButton accept=".pdf" choose={send}>
        {sending ?? 'Add'}
      </FileButton>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
          Remove {name}
        </button>
      ))}
    </>
  );
}

it('given a file is removed while another one is on its way, then it stays removed', async () => {
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => held.promise);
  const screen = await render(
    <LanguageContext value={language}>
      <Files />
    </LanguageContext>,
  );
  await userEvent.upload(screen.getByLabelText('Add'), new File(['%PDF'], 'rules.pdf'));
  await screen.getByRole('button', { name: 'Remove map.pdf' }).click();
  const file = { id: 6, url: '/6', filename: 'rules.pdf', extension: 'pdf', folder: 'uploads', size: 4 };
  held.resolve(portalJson(file, { status: 201 }));
  await expect.element(screen.getByRole('button', { name: 'Remove rules.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(1);
  vi.unstubAllGlobals();
});
