import { AppError } from '../../../platform/errors.ts';

/** The ticket is unknown, used, out of time or out of tries: which of them is nobody's business. */
export const ticketOver = (): AppError =>
  new AppError('unauthenticated', 'ticket_over', 'This took too long. Please log in again.');

const WORDS = {
  code: 'This code is not right, or was used already. Wait for the next one and try again.',
  recovery_code: 'This recovery code is not right, or was used already.',
  password: 'This password is not right.',
  passkey: 'This passkey could not be checked. Please try again, or use another way.',
};

/** What was given as a proof is none. Named by its field, so that a form can say it there. */
export const wrongProof = (field: keyof typeof WORDS): AppError =>
  new AppError('invalid', 'wrong_proof', WORDS[field], { fields: { [field]: [WORDS[field]] } });

export const NOT_FOR_CHILDREN = 'A second factor is for grown-ups with an account of their own.';
