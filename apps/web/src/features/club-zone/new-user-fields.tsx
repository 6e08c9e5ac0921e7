import { useWords } from '../../lib/words.ts';
import { faultText } from '../../lib/zone/failure-words.ts';
import { PhoneField } from '../../ui/zone/phone-field.tsx';
import { TextField } from '../../ui/zone/text-field.tsx';
import type { Standing, UserFaults, UserValues } from './user-values.ts';

interface NewUserFieldsProps {
  readonly values: UserValues;
  readonly change: (changes: Partial<UserValues>) => void;
  /** null: being asked. */
  readonly standing: Standing | null;
  readonly faults: UserFaults;
}

/** Who is added: an address that has an account is enough, another one comes with a name. */
export function NewUserFields({ values, change, standing, faults }: NewUserFieldsProps) {
  const t = useWords();
  const error = (field: 'email' | 'firstName' | 'lastName' | 'phone') => {
    const fault = faults[field];
    return fault === undefined || fault === 'permission-missing' ? null : faultText(t, fault);
  };
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('clubZone.users.email')}
        autoComplete="off"
        value={values.email}
        onChange={(email) => change({ email })}
        error={standing === 'member' ? t('clubZone.users.member') : error('email')}
        hint={<StandingHint standing={standing} />}
      />
      {standing === 'known' || standing === 'member' ? null : (
        <div className="z-fgrid">
          <TextField
            name="firstName"
            label={t('clubZone.users.firstName')}
            autoComplete="off"
            value={values.firstName}
            onChange={(firstName) => change({ firstName })}
            error={error('firstName')}
          />
          <TextField
            name="lastName"
            label={t('clubZone.users.lastName')}
            autoComplete="off"
            value={values.lastName}
            onChange={(lastName) => change({ lastName })}
            error={error('lastName')}
          />
          <PhoneField
            name="phone"
            label={t('clubZone.users.phone')}
            optional
            hint={t('clubZone.users.phoneHint')}
            value={values.phone}
            onChange={(phone) => change({ phone })}
            error={error('phone')}
          />
        </div>
      )}
    </>
  );
}

/** Read out when it changes: the fields below depend on it. */
function StandingHint({ standing }: { standing: Standing | null }) {
  const t = useWords();
  const words = {
    unasked: 'clubZone.users.emailHint',
    unknown: 'clubZone.users.unknown',
    known: 'clubZone.users.known',
    member: 'clubZone.users.emailHint',
  } as const;
  return <span role="status">{standing === null ? t('clubZone.users.checking') : t(words[standing])}</span>;
}
