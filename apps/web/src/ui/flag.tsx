import { flagAddress } from '../lib/page/flag-address.ts';
import { flagOf } from '../lib/page/flags.ts';

interface Country {
  readonly countryCode: string;
  readonly sportCode: string;
}

/**
 * The flag of a team's country: drawn here where few shapes make it, else fetched; its code where there is none. The name the reader hears is the code of three letters that halls and
 * programmes use.
 */
export function Flag({ countryCode, sportCode }: Country) {
  const fields = flagOf(countryCode);
  if (fields === null) {
    const address = flagAddress(countryCode);
    if (address === null) return <span className="flag-code">{sportCode}</span>;
    return <img className="flag" src={address} alt={sportCode} width={30} height={20} loading="lazy" />;
  }
  return (
    <svg className="flag" viewBox="0 0 30 20" role="img" aria-label={sportCode}>
      {fields.map(([colour, path]) => (
        <path key={path} fill={colour} d={path} />
      ))}
    </svg>
  );
}
