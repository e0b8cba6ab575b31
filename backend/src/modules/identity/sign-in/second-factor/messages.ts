import { AppError } from '../../../../platform/errors.ts';

/** The ticket is unknown, used, expired or has no attempts left; the response does not say which. */
export const ticketOver = (): AppError =>
  new AppError('unauthenticated', 'ticket_over', 'This took too long. Please log in again.');

const WORDS = {
  code: 'This code is not right, or was used already. Wait for the next one and try again.',
  recovery_code: 'This recovery code is not right, or was used already.',
  password: 'This password is not right.',
  passkey: 'This passkey could not be checked. Please try again, or use another way.',
};

/** The code or passkey is wrong. Names the field, so that a form can show the message there. */
export const wrongProof = (field: keyof typeof WORDS): AppError =>
  new AppError('invalid', 'wrong_proof', WORDS[field], { fields: { [field]: [WORDS[field]] } });

export const NOT_FOR_CHILDREN = 'A second factor is for grown-ups with an account of their own.';
