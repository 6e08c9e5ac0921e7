import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PlainField } from './plain-field.tsx';

/** Who registers, and from where. */
export function ClubStep() {
  const t = useWords();
  return (
    <Card title={t('clubRegistration.address')}>
      <div className="field-grid">
        <PlainField name="name" autoComplete="organization" hint={t('clubRegistration.hint.name')} />
        <PlaceFields />
      </div>
      <div className="field-grid">
        <PlainField name="street" autoComplete="street-address" />
        <PlainField name="city" autoComplete="address-level2" />
        <PlainField name="zip" autoComplete="postal-code" />
      </div>
    </Card>
  );
}
