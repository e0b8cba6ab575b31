import { Refusal } from '../core/types.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The body of a refusal as Stripe writes it. */
export const stripeError = (
  type: ErrorType,
  message: string,
  more: { code?: string; param?: string } = {},
) => ({
  error: {
    ...more,
    ...(more.code && { doc_url: `https://stripe.com/docs/error-codes/${more.code.replaceAll('_', '-')}` }),
    message,
    type,
  },
});

export const invalid = (message: string, param?: string, code?: string, status = 400): Refusal =>
  new Refusal(
    status,
    stripeError('invalid_request_error', message, { ...(code && { code }), ...(param && { param }) }),
  );

export const missing = (object: string, id: string, param = 'id'): Refusal =>
  invalid(`No such ${object}: '${id}'`, param, 'resource_missing', 404);
