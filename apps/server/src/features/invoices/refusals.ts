/** Answers of refused calls. */
export const refusals = {
  'edition-missing': { status: 404, ...refusal('edition-missing') },
  'club-unknown': { status: 404, ...refusal('club-unknown') },
  'document-unknown': { status: 404, ...refusal('document-unknown') },
  'line-unknown': { status: 404, ...refusal('line-unknown') },
  'payment-unknown': { status: 404, ...refusal('payment-unknown') },
  'document-not-creditable': { status: 409, ...refusal('document-not-creditable') },
  'line-frozen': { status: 409, ...refusal('line-frozen') },
  'line-of-order': { status: 409, ...refusal('line-of-order') },
  'supplier-unknown': { status: 422, ...refusal('supplier-unknown') },
  'amount-too-large': { status: 422, ...refusal('amount-too-large') },
  'cash-receiver-missing': { status: 422, ...refusal('cash-receiver-missing') },
} as const;

function refusal<E extends string>(error: E) {
  return { body: { error, additionalProperties: {} } };
}
