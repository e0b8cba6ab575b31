import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { t, translated } from '../i18n/index.ts';

/** What a screen needs to know about a failed call. */
export interface AppError {
  /** HTTP status, or 0 when no answer came. */
  status: number;
  code: string;
  /** A sentence that can be shown to a person. */
  message: string;
  /** Messages by field name, from a 422. */
  fields: Record<string, string>;
  /** Reference for a problem report. */
  reference: string | null;
}

interface Problem {
  status?: unknown;
  code?: unknown;
  detail?: unknown;
  title?: unknown;
  request_id?: unknown;
  errors?: unknown;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The message of the server, in the reader's language. */
const spoken = (value: unknown): string | null => {
  const sentence = text(value);
  return sentence && translated(sentence);
};

function firstMessages(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = Object.entries(errors).flatMap(([field, messages]) => {
    const first = text(Array.isArray(messages) ? (messages as unknown[])[0] : messages);
    return first ? [[field, translated(first)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Reads an RFC 9457 problem document; for anything unreadable, uses the sentence of the status. */
export function fromProblem(status: number, body: unknown): AppError {
  const problem: Problem = typeof body === 'object' && body !== null ? body : {};
  return {
    status,
    code: text(problem.code) ?? `http_${status}`,
    message:
      spoken(problem.detail) ??
      (status >= 500 ? t('Something fell over on our side.') : t('Something went wrong')),
    fields: firstMessages(problem.errors),
    reference: text(problem.request_id),
  };
}

/** Converts any error of RTK Query to one type. */
export function normalizeError(error: FetchBaseQueryError | SerializedError | undefined): AppError {
  if (error && 'status' in error) {
    if (typeof error.status === 'number') return fromProblem(error.status, error.data);
    if (error.status === 'PARSING_ERROR') return fromProblem(error.originalStatus, null);
  }
  return {
    status: 0,
    code: 'no_answer',
    message: t('There was no answer. Please check the internet and try again.'),
    fields: {},
    reference: null,
  };
}
