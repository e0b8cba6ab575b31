import { isSigned, signedMessage } from './signature.ts';

/**
 * Checks what `POST /v1/notifications/verify-webhook-signature` asks about. The event counts as the exact text that was
 * sent, so a merchant that writes it anew from parsed JSON fails as it does at PayPal.
 * @param text the body of the call
 * @param webhookId the merchant's own
 */
export function verifyPostback(text: string, webhookId: string): boolean {
  const given = JSON.parse(text) as Record<string, string>;
  const event = textOf(text, 'webhook_event');
  if (given['webhook_id'] !== webhookId || given['auth_algo'] !== 'SHA256withRSA' || !event) return false;
  const message = signedMessage(
    given['transmission_id'] ?? '',
    given['transmission_time'] ?? '',
    webhookId,
    event,
  );
  return isSigned(message, given['transmission_sig'] ?? '');
}

/** The text of an object that is a member of another one. */
function textOf(text: string, name: string): string | null {
  const found = new RegExp(`"${name}"\\s*:\\s*(?=\\{)`).exec(text);
  if (!found) return null;
  const begin = found.index + found[0].length;
  let depth = 0;
  let quoted = false;
  for (let place = begin; place < text.length; place += 1) {
    const letter = text[place];
    if (quoted && letter === '\\') place += 1;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === '{') depth += 1;
    else if (!quoted && letter === '}' && --depth === 0) return text.slice(begin, place + 1);
  }
  return null;
}
