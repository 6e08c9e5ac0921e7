import { mostPartners, type Partner, partnerKinds, readPartners } from '@sevenmetre/rules/identity';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { RepeatedFields, useHallCodes } from '../page/repeated-fields.tsx';
import { PictureField } from './picture-field.tsx';

const empty: Partner = { name: '', kind: 'partner', url: null, logo: null, hall: null };

interface PartnersFieldProps {
  readonly name: string;
  /** The list as the setting stores it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The partners of the cup, one after another. */
export function PartnersField({ name, value, onChange, error }: PartnersFieldProps) {
  const t = useWords();
  const halls = useHallCodes();
  return (
    <RepeatedFields<Partner>
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      read={readPartners}
      empty={empty}
      most={mostPartners}
      className="identity__partners"
      words={{
        none: t('identity.none'),
        add: t('identity.partnerAdd'),
        remove: () => t('identity.remove'),
        removeLabel: ({ name }) => t('identity.partnerRemove', { name }),
      }}
    >
      {(partner, at, change) => <PartnerFields at={at} partner={partner} halls={halls} change={change} />}
    </RepeatedFields>
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
