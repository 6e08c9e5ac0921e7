import { fileAddressOf } from '@sevenmetre/contract/files/uploads';
import type { IdentityKey } from '@sevenmetre/rules/identity';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { CoverArt } from '../../../ui/cover-art.tsx';

interface IdentityPreviewProps {
  readonly edition: { readonly name: string; readonly year: number } | null;
  readonly value: (key: IdentityKey) => string;
  /** Name of the setting of the cover. */
  readonly coverName: string;
}

/** What is typed, as header, share picture, front page, phone and mail show it; the accent is set around it. */
export function IdentityPreview({ edition, value, coverName }: IdentityPreviewProps) {
  const t = useWords();
  const { name = '', year = null } = edition ?? {};
  const logo = value('cup-logo') === '' ? null : fileAddressOf(Number(value('cup-logo')));
  const cover = value('cup-cover') === '' ? null : fileAddressOf(Number(value('cup-cover')));
  const mark = (
    <span className="cup-mark" aria-hidden="true">
      {logo === null ? name.slice(0, 1) : <img src={logo} alt="" />}
    </span>
  );
  return (
    <div className="identity__preview" role="group" aria-label={t('identity.preview')}>
      <Spec name={t('identity.header')}>
        <p className="identity__head">
          {mark}
          <b>
            {name}
            <small>{year}</small>
          </b>
        </p>
      </Spec>
      <figure>
        <figcaption>{t('identity.share')}</figcaption>
        <div className="identity__share">
          <p className="identity__head">
            {mark} <b>{name}</b>
          </p>
          <span>{value('cup-address')}</span>
        </div>
      </figure>
      <figure>
        <figcaption>{coverName}</figcaption>
        <div className="identity__cover">
          <b>
            {name} {year}
          </b>
          {cover === null ? <CoverArt letter={name.slice(0, 1)} logo={logo} /> : <img src={cover} alt="" />}
        </div>
      </figure>
      <Spec name={t('identity.phone')}>
        <p className="identity__phone">
          {mark}
          {value('cup-short-name') || name}
        </p>
      </Spec>
      <Spec name={t('identity.mail')}>
        <p className="identity__head">
          {mark}
          <b>
            {name}
            <small>{value('cup-sender')}</small>
          </b>
        </p>
      </Spec>
    </div>
  );
}

function Spec({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="identity__box">{children}</div>
    </figure>
  );
}
