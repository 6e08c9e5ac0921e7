/** A payment of 1,000 CZK by bank, as an organiser enters it. */
export const bankPayment = {
  paymentDate: '2026-03-10',
  orderAmount: 100_000,
  receivedAmount: 100_000,
  receivedAmountCurrency: 'CZK',
  paymentMethod: 'bank',
  cashReceivedById: null,
  supplierId: null,
  note: null,
};
