import { randomBytes, randomInt } from 'node:crypto';
import {
  CERTIFICATE_DESIGNS,
  DEFAULT_DESIGNS,
  type CertificateDesign,
  type CertificateKind,
  type CertificateNames,
} from '@bookgrove/contract';

/** Letters and digits that nobody mistakes for one another on paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 128 random bits, base64url: 22 characters. */
export const newCertificateCode = (): string => randomBytes(16).toString('base64url');

/** A printed number, such as `K7MQ-20PB-X`. It is no secret, and opens nothing. */
export function newCertificateNumber(): string {
  const some = (count: number) =>
    Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${some(4)}-${some(4)}-${some(1)}`;
}

/** The design of a kind, of what the school chose or by default. */
export function designOf(chosen: unknown, kind: CertificateKind): CertificateDesign {
  const design = (chosen as Partial<Record<CertificateKind, CertificateDesign>> | null)?.[kind];
  return design && CERTIFICATE_DESIGNS.includes(design) ? design : DEFAULT_DESIGNS[kind];
}

interface PrintedName {
  first_name: string;
  last_name: string;
  student: boolean;
}

/** The name as printed. */
export const printedName = ({ first_name, last_name }: PrintedName): string =>
  `${first_name} ${last_name}`.trim();

/** The name on the check page for people who may not see the whole: of a child by the school's setting, of an adult whole. */
export function shownName(name: PrintedName, names: CertificateNames): string {
  if (!name.student || names === 'full') return printedName(name);
  const initial = names === 'initial' ? Array.from(name.last_name.trim())[0] : undefined;
  return initial ? `${name.first_name} ${initial.toLocaleUpperCase()}.` : name.first_name;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase();

/** Whether a name that somebody reads on paper is the printed one; spaces, accents and case do not count. */
export const isPrintedName = (name: PrintedName, read: string): boolean =>
  folded(printedName(name)) !== '' && folded(printedName(name)) === folded(read);
