import { operations } from '@sevenmetre/contract/operations';
import { moneyText } from '@sevenmetre/phrases/money';
import type { AppointmentPayments } from '@sevenmetre/contract/appointments/schemas';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../../ui/page/states.tsx';

/** What each referee gets, to take along as a workbook or as a paper to sign. */
export function PaymentsView() {
  const t = useWords();
  const read = useRead('appointmentPayments', {});
  const { path: xlsx } = operations.appointmentPaymentsExport;
  const { path: pdf } = operations.appointmentPaymentsPdf;
  const files = (
    <span className="plan-inline">
      <a className="tool-button tool-button--slim" href={`${xlsx}?locale=${t.locale}`}>
        {t('appointments.payments.xlsx')}
      </a>
      <a className="tool-button tool-button--slim" href={`${pdf}?lang=${t.locale}`}>
        {t('appointments.payments.pdf')}
      </a>
    </span>
  );
  return (
    <Card title={t('appointments.payments.title')} aside={files}>
      <p>{t('appointments.payments.lead')}</p>
      <Ready read={read}>{(payments) => <PaymentsTable payments={payments} />}</Ready>
    </Card>
  );
}

function PaymentsTable({ payments }: { payments: AppointmentPayments }) {
  const t = useWords();
  const { referees, currencyCode, total } = payments;
  if (referees.length === 0) return <Empty>{t('appointments.payments.none')}</Empty>;
  const money = (amount: number) => moneyText(amount, currencyCode, t.locale);
  const heads = ['referee', 'level', 'led', 'ahead', 'fee', 'travel', 'total'] as const;
  return (
    <div className="appointments__payments">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`appointments.payments.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {referees.map((row) => (
            <tr key={row.refereeId}>
              <th scope="row">
                {row.lastName} {row.firstName}
              </th>
              <td>{row.level ?? ''}</td>
              <td>{row.led}</td>
              <td>{row.ahead}</td>
              <td>{money(row.fee)}</td>
              <td>{money(row.travel)}</td>
              <td>
                <b>{money(row.total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {t('appointments.payments.sum')}
            </th>
            <td>
              <b>{money(total)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
