import { randomId } from '../core/ids.ts';
import { Refusal } from '../core/types.ts';

/** The body of a refusal as PayPal writes it (developer.paypal.com/api/rest/responses). */
export const paypalError = (name: string, message: string, details: object[] = [], links: object[] = []) => ({
  name,
  message,
  debug_id: randomId(13).toLowerCase(),
  ...(details.length > 0 && { details }),
  links,
});

/** 422 with one issue, such as `ORDER_NOT_APPROVED`. */
export const unprocessable = (issue: string, description: string, links: object[] = []): Refusal =>
  new Refusal(
    422,
    paypalError(
      'UNPROCESSABLE_ENTITY',
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
      [{ issue, description }],
      links,
    ),
  );

export const badRequest = (field: string, issue: string, description: string): Refusal =>
  new Refusal(
    400,
    paypalError(
      'INVALID_REQUEST',
      'Request is not well-formed, syntactically incorrect, or violates schema.',
      [{ field, location: 'body', issue, description }],
    ),
  );

export const notFound = (): Refusal =>
  new Refusal(
    404,
    paypalError('RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
      { issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' },
    ]),
  );
