import type { DeliveryReport, EmailDelivery } from './delivery-report.ts';

/** Members of a report that are read; both forms of SES have them, under `notificationType` or `eventType`. */
interface SesReport {
  notificationType?: string;
  eventType?: string;
  mail?: {
    timestamp?: string;
    commonHeaders?: { messageId?: string };
    headers?: { name?: string; value?: string }[];
  };
  bounce?: {
    bounceType?: string;
    bounceSubType?: string;
    timestamp?: string;
    bouncedRecipients?: { status?: string }[];
  };
  complaint?: { complaintFeedbackType?: string; timestamp?: string };
  delivery?: { timestamp?: string };
  deliveryDelay?: { delayType?: string; timestamp?: string };
}

const OUR_MESSAGE_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/**
 * Reads a report of Amazon SES. Null for other kinds of events, and for an e-mail that is not ours: an account of SES
 * may serve several products.
 * Source: https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 */
export function readSesReport(message: string): DeliveryReport | null {
  const report = parsed(message);
  const header = report?.mail?.headers?.find(({ name }) => name?.toLowerCase() === 'message-id')?.value;
  // SES gives each e-mail an id of its own, and reports ours among the headers.
  const emailId = OUR_MESSAGE_ID.exec(report?.mail?.commonHeaders?.messageId ?? header ?? '')?.[1];
  const state = report && stateOf(report);
  if (!emailId || !state) return null;
  const at = new Date(state.timestamp ?? report.mail?.timestamp ?? '');
  if (Number.isNaN(at.getTime())) return null;
  return {
    emailId: emailId.toLowerCase(),
    delivery: state.delivery,
    detail: state.detail?.replace(/[^\w/.\- ]/g, '').slice(0, 120) || null,
    at,
  };
}

function stateOf(
  report: SesReport,
): { delivery: EmailDelivery; detail?: string; timestamp: string | undefined } | null {
  const { bounce, complaint, delivery, deliveryDelay } = report;
  switch (report.eventType ?? report.notificationType) {
    case 'Bounce':
      return {
        delivery: 'bounced',
        detail: [
          [bounce?.bounceType, bounce?.bounceSubType].filter(Boolean).join('/'),
          bounce?.bouncedRecipients?.[0]?.status ?? '',
        ]
          .filter(Boolean)
          .join(' '),
        timestamp: bounce?.timestamp,
      };
    case 'Reject':
      return { delivery: 'bounced', detail: 'Reject', timestamp: undefined };
    case 'Complaint':
      return {
        delivery: 'complained',
        detail: complaint?.complaintFeedbackType ?? '',
        timestamp: complaint?.timestamp,
      };
    case 'Delivery':
      return { delivery: 'delivered', timestamp: delivery?.timestamp };
    case 'DeliveryDelay':
      return {
        delivery: 'delayed',
        detail: deliveryDelay?.delayType ?? '',
        timestamp: deliveryDelay?.timestamp,
      };
    default:
      return null;
  }
}

function parsed(message: string): SesReport | null {
  try {
    const value = JSON.parse(message) as unknown;
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
