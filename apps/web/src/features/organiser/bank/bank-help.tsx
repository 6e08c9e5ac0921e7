import { sampleStatement } from '@sevenmetre/rules/bank';
import { saveCsv } from '../../../lib/browser/save-csv.ts';
import { useWords } from '../../../lib/words/words.ts';
import { countryNameOf } from '../page/country-name.ts';
import { bankExports } from './bank-exports.ts';

/** Two lines for each usual bank, where its export is and which format to take, and a sample table. */
export function BankHelp() {
  const t = useWords();
  return (
    <details>
      <summary>{t('invoices.bank.help.title')}</summary>
      <p className="field-hint">{t('invoices.bank.help.best')}</p>
      {bankExports.map(({ country, usual, banks }) => (
        <section key={country}>
          <h4>{countryNameOf(t, country)}</h4>
          <dl>
            {banks.map(({ bank, where, formats }) => (
              <div key={bank}>
                <dt>{bank}</dt>
                <dd>
                  {where === null
                    ? t('invoices.bank.help.whereUsual', { where: usual })
                    : t('invoices.bank.help.where', { where })}
                </dd>
                <dd>
                  {formats === null
                    ? t('invoices.bank.help.formatUsual')
                    : t('invoices.bank.help.format', { formats })}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <button
        className="button button--outline"
        type="button"
        onClick={() => saveCsv('statement.csv', `${sampleStatement}\r\n`)}
      >
        {t('invoices.bank.help.sample')}
      </button>
    </details>
  );
}
