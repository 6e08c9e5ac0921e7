import { mostPartners, type Partner, partnerKinds, readPartners } from '@sevenmetre/rules/identity';
import { useState } from 'react';
import { useEditionRead } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PictureField } from './picture-field.tsx';

const empty: Partner = { name: '', kind: 'partner', url: null, logo: null, hall: null };

interface PartnersFieldProps {
  /** The list as the setting stores it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The partners of the cup, one after another. What cannot be stored yet stays in the fields. */
export function PartnersField({ value, onChange }: PartnersFieldProps) {
  const t = useWords();
  const [partners, setPartners] = useState<readonly Partner[]>(() => readPartners(value) ?? []);
  const places = useEditionRead('adminPlaces', {}).data?.places ?? [];
  const halls = places.filter(({ values }) => values.kind === 'hall').map(({ values }) => values.code);
  const put = (next: readonly Partner[]) => {
    setPartners(next);
    onChange(next.length === 0 ? '' : JSON.stringify(next));
  };
  return (
    <>
      {partners.length === 0 ? <p className="muted">{t('identity.none')}</p> : null}
      <ol className="identity__partners">
        {partners.map((partner, at) => (
          // A partner has no other key than its place: its name is typed.
          <li key={at}>
            <PartnerFields
              at={at}
              partner={partner}
              halls={halls}
              change={(fields) =>
                put(partners.map((one, index) => (index === at ? { ...one, ...fields } : one)))
              }
            />
            <button
              className="button button--outline button--danger"
              type="button"
              aria-label={t('identity.partnerRemove', { name: partner.name })}
              onClick={() => put(partners.filter((_, index) => index !== at))}
            >
              {t('identity.remove')}
            </button>
          </li>
        ))}
      </ol>
      <button
        className="button button--outline"
        type="button"
        disabled={partners.length >= mostPartners}
        onClick={() => put([...partners, empty])}
      >
        {t('identity.partnerAdd')}
      </button>
    </>
  );
}

interface PartnerFieldsProps {
  readonly at: number;
  readonly partner: Partner;
  /** Codes of the halls. */
  readonly halls: readonly string[];
  readonly change: (fields: Partial<Partner>) => void;
}

function PartnerFields({ at, partner, halls, change }: PartnerFieldsProps) {
  const t = useWords();
  const { name, kind, url, logo, hall } = partner;
  return (
    <>
      <TextField
        name={`partner.${at}.name`}
        label={t('identity.partnerName')}
        value={name}
        onChange={(text) => change({ name: text })}
        maxLength={60}
      />
      <ListField
        name={`partner.${at}.kind`}
        label={t('identity.partnerKind')}
        value={kind}
        onChange={(chosen) => {
          const known = partnerKinds.find((one) => one === chosen) ?? 'partner';
          change({ kind: known, hall: known === 'hall' ? (halls[0] ?? null) : null });
        }}
        options={partnerKinds.map((one) => ({ value: one, label: t(`identity.kind.${one}`) }))}
      />
      {kind === 'hall' ? (
        <ListField
          name={`partner.${at}.hall`}
          label={t('identity.partnerHall')}
          value={hall ?? ''}
          onChange={(code) => change({ hall: code })}
          options={halls.map((code) => ({ value: code, label: code }))}
        />
      ) : null}
      <TextField
        name={`partner.${at}.url`}
        label={t('identity.partnerLink')}
        optional="unsaid"
        type="url"
        value={url ?? ''}
        onChange={(text) => change({ url: text === '' ? null : text })}
      />
      <PictureField
        name={`partner.${at}.logo`}
        label={t('settingNames.label.cup-logo')}
        optional="unsaid"
        value={logo === null ? '' : String(logo)}
        onChange={(id) => change({ logo: id === '' ? null : Number(id) })}
      />
    </>
  );
}
