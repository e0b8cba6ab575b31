import type { OpenAPIObject } from '@nestjs/swagger';

type Components = NonNullable<OpenAPIObject['components']>;

/** Schema of a refusal (RFC 9457) for the API document. Its shape is `Problem` of problem.filter.ts. */
export const PROBLEM: NonNullable<Components['schemas']>[string] = {
  type: 'object',
  description: 'Problem details, RFC 9457.',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', description: 'Always `about:blank`.' },
    title: { type: 'string' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'A sentence that a person can be shown.' },
    code: { type: 'string', description: 'Stable and machine-readable.' },
    request_id: { type: 'string', description: 'What to tell support; also in the header X-Request-Id.' },
    errors: {
      type: 'object',
      description: 'Messages by member of the request.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The refusals that routes refer to by status; `Problem` stands for all others. */
export const PROBLEM_RESPONSES: NonNullable<Components['responses']> = {
  '401': problem('No token, or one that is over. `token_expired`: refresh it and try again.'),
  '403': problem('The account may not do this.'),
  '404': problem('There is no such thing in this school.'),
  '422': problem('Some members are wrong; `errors` names each.'),
  Problem: problem('The request was refused.'),
};
