import type { DeliveryReport, EmailDelivery } from './delivery-report.ts';

/** Members of a call of Postmark that are read. */
interface PostmarkCall {
  RecordType?: unknown;
  MessageID?: unknown;
  ID?: unknown;
  Type?: unknown;
  TypeCode?: unknown;
  DeliveredAt?: unknown;
  BouncedAt?: unknown;
  Inactive?: unknown;
  Metadata?: Record<string, unknown>;
}

/** The name under which our id of an e-mail travels with it, in the header `X-PM-Metadata-email-id`. */
const POSTMARK_METADATA = 'email-id';

/** Types of bounces after which no further attempt succeeds. Source: https://postmarkapp.com/developer/api/bounce-api#bounce-types */
const HARD = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'Unsubscribe'];
/** Notices that say nothing about the mailbox. */
const IGNORED = ['AutoResponder', 'AddressChange', 'OpenRelayTest', 'ChallengeVerification', 'Subscribe'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a call, the same when Postmark repeats it; null for what is no call of Postmark. */
export function postmarkCallId(body: string): string | null {
  const call = parsed(body);
  if (!call || typeof call.RecordType !== 'string' || typeof call.MessageID !== 'string') return null;
  const { ID: id, DeliveredAt: at } = call;
  const which = typeof id === 'number' ? String(id) : typeof at === 'string' ? at : '';
  return [call.RecordType, call.MessageID, which].join(':').slice(0, 200);
}

/**
 * Reads a call of Postmark. Null for other kinds, and for an e-mail that is not ours.
 * Sources: https://postmarkapp.com/developer/webhooks/bounce-webhook, …/delivery-webhook, …/spam-complaint-webhook
 */
export function readPostmarkReport(body: string): DeliveryReport | null {
  const call = parsed(body);
  // Names of headers have no case, and the metadata come from one.
  const id = Object.entries(call?.Metadata ?? {}).find(
    ([name]) => name.toLowerCase() === POSTMARK_METADATA,
  )?.[1];
  if (!call || typeof id !== 'string' || !UUID.test(id)) return null;
  const state = stateOf(call);
  const at = new Date(typeof state?.at === 'string' ? state.at : '');
  if (!state || Number.isNaN(at.getTime())) return null;
  return { emailId: id.toLowerCase(), delivery: state.delivery, detail: state.detail, at };
}

function stateOf(call: PostmarkCall): { delivery: EmailDelivery; detail: string | null; at: unknown } | null {
  const type = typeof call.Type === 'string' ? call.Type.replace(/[^A-Za-z]/g, '').slice(0, 60) : '';
  const detail = (kind: string): string => `${kind}/${type} ${Number(call.TypeCode) || 0}`;
  switch (call.RecordType) {
    case 'Delivery':
      return { delivery: 'delivered', detail: null, at: call.DeliveredAt };
    case 'SpamComplaint':
      return { delivery: 'complained', detail: detail('Complaint'), at: call.BouncedAt };
    case 'Bounce':
      if (IGNORED.includes(type)) return null;
      if (type === 'SpamComplaint')
        return { delivery: 'complained', detail: detail('Complaint'), at: call.BouncedAt };
      if (HARD.includes(type))
        return { delivery: 'bounced', detail: detail('Permanent'), at: call.BouncedAt };
      if (type === 'Transient')
        return { delivery: 'delayed', detail: detail('Transient'), at: call.BouncedAt };
      return { delivery: 'bounced', detail: detail('Transient'), at: call.BouncedAt };
    default:
      return null;
  }
}

function parsed(body: string): PostmarkCall | null {
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
