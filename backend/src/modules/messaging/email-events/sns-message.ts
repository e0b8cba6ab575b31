import { createVerify, type X509Certificate } from 'node:crypto';
import { AppError } from '../../../platform/errors.ts';

/** A message of Amazon SNS over HTTPS. */
interface SnsMessage {
  Type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation';
  MessageId: string;
  TopicArn: string;
  Message: string;
  Timestamp: string;
  SignatureVersion: '1' | '2';
  Signature: string;
  SigningCertURL: string;
  Subject?: string;
  Token?: string;
  SubscribeURL?: string;
}

const REQUIRED = ['MessageId', 'TopicArn', 'Message', 'Timestamp', 'Signature', 'SigningCertURL'] as const;
/** Members that are signed, in the order in which they are signed. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;
const ALGORITHMS = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' } as const;

/**
 * Reads a message of SNS; its signature is not checked yet.
 * @throws AppError malformed
 */
export function readSnsMessage(body: Buffer): SnsMessage {
  const message = parsed(body) as Partial<SnsMessage> | null;
  const isMessage =
    typeof message === 'object' &&
    message !== null &&
    REQUIRED.every((name) => typeof message[name] === 'string' && message[name].length <= 300_000) &&
    Object.hasOwn(SIGNED, String(message.Type)) &&
    Object.hasOwn(ALGORITHMS, String(message.SignatureVersion));
  if (!isMessage) throw new AppError('malformed', 'not_sns', 'This is not a message of Amazon SNS.');
  return message as SnsMessage;
}

/**
 * Whether SNS signed this message: RSA over the names and values of the signed members, a line each.
 * Source: https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message-verify-message-signature.html
 */
export function isSignedBySns(message: SnsMessage, certificate: X509Certificate): boolean {
  const signed = SIGNED[message.Type]
    .filter((name) => message[name as keyof SnsMessage] !== undefined)
    .map((name) => `${name}\n${message[name as keyof SnsMessage]}\n`)
    .join('');
  return createVerify(ALGORITHMS[message.SignatureVersion])
    .update(signed, 'utf8')
    .verify(certificate.publicKey, message.Signature, 'base64');
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
