import { signIn as czechSignIn } from '@sevenmetre/phrases/cs/sign-in';
import { signIn } from '@sevenmetre/phrases/en/sign-in';
import { shell as czechShell } from '@sevenmetre/phrases/cs/shell';
import { shell } from '@sevenmetre/phrases/en/shell';
import { createTranslator } from '@sevenmetre/phrases';
import { expect, it } from 'vitest';
import { byLocale } from '@sevenmetre/rules/vocabulary';
import { createWordStore } from './word-store.ts';
import type { SomeWords } from './word-store.ts';

type SignIn = () => Promise<SomeWords>;

/** Czech, and English in place of every other language; each with a group of its own. */
function languages(signIn: { readonly cs: SignIn; readonly en: SignIn }) {
  return byLocale((locale) => {
    const own = locale === 'cs' ? 'cs' : 'en';
    const core = { shell: own === 'cs' ? czechShell : shell };
    return () => Promise.resolve({ core, groups: { signIn: signIn[own] } });
  });
}

function aStore() {
  const asked: string[] = [];
  const tell = <T>(name: string, words: T) => {
    asked.push(name);
    return Promise.resolve(words);
  };
  const store = createWordStore(
    languages({
      cs: () => tell('cs sign-in', { signIn: czechSignIn }),
      en: () => tell('en sign-in', { signIn }),
    }),
  );
  return { store, asked };
}

it('a translator that was made before a page finds the words that the page has brought', async () => {
  const { store } = aStore();
  const t = createTranslator(await store.speak('en'), 'en');
  await store.need(['signIn']);
  expect(t('signIn.title')).toBe(signIn.title);
});

it('another language brings the groups that are in use, and nothing is asked for twice', async () => {
  const { store, asked } = aStore();
  await store.speak('en');
  await store.need(['signIn']);
  const t = createTranslator(await store.speak('cs'), 'cs');
  await store.need(['signIn']);
  await store.speak('en');
  expect(t('signIn.title')).toBe(czechSignIn.title);
  expect(asked).toEqual(['en sign-in', 'cs sign-in']);
});

it('words that are needed before a language is spoken come with it', async () => {
  const { store } = aStore();
  await store.need(['signIn']);
  const t = createTranslator(await store.speak('cs'), 'cs');
  expect(t('signIn.title')).toBe(czechSignIn.title);
});

it('at the start the language is spoken without the words of a page that cannot be fetched', async () => {
  const away = () => Promise.reject(new Error('away'));
  const store = createWordStore(languages({ cs: away, en: away }));
  await store.need(['signIn']);
  const t = createTranslator(await store.speak('en'), 'en');
  expect(t('shell.brand')).toBe('Sevenmetre');
  await expect(store.speak('cs')).rejects.toThrow('away');
});

it('words that could not be fetched are asked for again', async () => {
  let away = true;
  const store = createWordStore(
    languages({
      cs: () => Promise.resolve({ signIn: czechSignIn }),
      en: () => (away ? Promise.reject(new Error('away')) : Promise.resolve({ signIn })),
    }),
  );
  const t = createTranslator(await store.speak('en'), 'en');
  await expect(store.need(['signIn'])).rejects.toThrow('away');
  away = false;
  await store.need(['signIn']);
  expect(t('signIn.title')).toBe(signIn.title);
});

it('words are dressed before anybody says them, whenever they come', async () => {
  const { store } = aStore();
  store.override(
    Promise.resolve((held, words) => {
      if (words.signIn) Object.assign(held, { signIn: { ...words.signIn, title: 'Own' } });
    }),
  );
  const t = createTranslator(await store.speak('en'), 'en');
  await store.need(['signIn']);
  expect([t('signIn.title'), t('signIn.lead')]).toEqual(['Own', signIn.lead]);
  expect(signIn.title).not.toBe('Own');
});

it('an override that never comes changes nothing', async () => {
  const { store } = aStore();
  store.override(Promise.resolve(null));
  expect(createTranslator(await store.speak('en'), 'en')('shell.brand')).toBe('Sevenmetre');
});

it('words of another language are borrowed without speaking it', async () => {
  const { store } = aStore();
  await store.speak('en');
  const borrowed = createTranslator(await store.borrow('cs', ['signIn']), 'cs');
  expect(borrowed('signIn.title')).toBe(czechSignIn.title);
  await store.need(['signIn']);
  expect(store.held.en.signIn?.title).toBe(signIn.title);
});
