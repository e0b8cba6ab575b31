import { COUNTRIES } from '@bookgrove/contract';
import type { FastifyReply } from 'fastify';
import type { AppRequest } from '../../../platform/http/request.ts';
import type { FirstAnswer } from './registration-age.ts';

const COOKIE = 'first_answer';
/** For a day another age is not accepted on the same device. */
const SECONDS = 86_400;

/** The answer to the question for the age by which this browser needs a guardian; null when it gave none. */
export function firstAnswerOf(request: AppRequest): FirstAnswer | null {
  const [, year, month, country] = /^(\d{4})-(\d{1,2})-([A-Z]{2})$/.exec(request.cookies[COOKIE] ?? '') ?? [];
  if (!country || !COUNTRIES.some((one) => one === country)) return null;
  const birth = { year: Number(year), month: Number(month) };
  return birth.month >= 1 && birth.month <= 12 ? { birth, country } : null;
}

/** Keeps an answer by which a guardian is needed, where scripts cannot read it. */
export function keepFirstAnswer(request: AppRequest, reply: FastifyReply, answer: FirstAnswer): void {
  void reply.setCookie(COOKIE, `${answer.birth.year}-${answer.birth.month}-${answer.country}`, {
    path: '/api/signup',
    httpOnly: true,
    secure: request.protocol === 'https',
    sameSite: 'lax',
    maxAge: SECONDS,
  });
}
