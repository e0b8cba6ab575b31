import { describe, expect, it } from '@jest/globals';
import { readSesReport } from './ses-report.rules.ts';

const ID = '0190f3c2-7b1e-7000-8abc-0123456789ab';
const AT = '2026-11-23T10:00:00.000Z';
const SENT = '2026-11-23T09:59:00.000Z';

/** A report about our e-mail, as SES sends it. */
const report = (event: object, mail: object = { commonHeaders: { messageId: `<${ID}@school.test>` } }) =>
  JSON.stringify({ mail: { timestamp: SENT, ...mail }, ...event });
const read = (event: object, mail?: object) => readSesReport(report(event, mail));

const BOUNCE = {
  bounceType: 'Permanent',
  bounceSubType: 'General',
  timestamp: AT,
  bouncedRecipients: [{ status: '5.1.1' }, { status: '5.0.0' }],
};
const DELIVERY = { eventType: 'Delivery', delivery: { timestamp: AT } };

describe('what a report of SES says about an e-mail', () => {
  it.each([
    ['Bounce', { bounce: BOUNCE }, 'bounced', 'Permanent/General 5.1.1', AT],
    ['Bounce', { bounce: { bounceType: 'Transient', timestamp: AT } }, 'bounced', 'Transient', AT],
    ['Bounce', { bounce: { bouncedRecipients: [], timestamp: AT } }, 'bounced', null, AT],
    ['Bounce', { bounce: { bouncedRecipients: [{ status: '4.4.7' }] } }, 'bounced', '4.4.7', SENT],
    ['Bounce', { bounce: { bouncedRecipients: [{}] } }, 'bounced', null, SENT],
    ['Bounce', {}, 'bounced', null, SENT],
    ['Reject', { reject: { reason: 'Bad content' } }, 'bounced', 'Reject', SENT],
    [
      'Complaint',
      { complaint: { complaintFeedbackType: 'abuse', timestamp: AT } },
      'complained',
      'abuse',
      AT,
    ],
    ['Complaint', { complaint: {} }, 'complained', null, SENT],
    ['Complaint', {}, 'complained', null, SENT],
    ['Delivery', { delivery: { timestamp: AT } }, 'delivered', null, AT],
    ['Delivery', {}, 'delivered', null, SENT],
    [
      'DeliveryDelay',
      { deliveryDelay: { delayType: 'MailboxFull', timestamp: AT } },
      'delayed',
      'MailboxFull',
      AT,
    ],
    ['DeliveryDelay', {}, 'delayed', null, SENT],
  ])('%s with %j', (kind, rest, delivery, detail, at) => {
    const expected = { emailId: ID, delivery, detail, at: new Date(at) };
    expect(read({ eventType: kind, ...rest })).toEqual(expected);
    expect(read({ notificationType: kind, ...rest })).toEqual(expected);
  });

  it.each(['Open', 'Click', 'Send', 'Rendering Failure', 'bounce', ''])('%s is no delivery', (eventType) =>
    expect(read({ eventType })).toBeNull(),
  );

  it('prefers the kind of the event to that of the notification', () => {
    expect(read({ eventType: 'Delivery', notificationType: 'Bounce' })?.delivery).toBe('delivered');
    expect(read({})).toBeNull();
  });

  it('has a detail of at most 120 letters, digits and signs of codes', () => {
    const complaint = (complaintFeedbackType: string) =>
      read({ eventType: 'Complaint', complaint: { complaintFeedbackType } })?.detail;
    expect(complaint('not-spam / v1.2_b <ann@school.test>')).toBe('not-spam / v1.2_b annschool.test');
    expect(complaint('x'.repeat(121))).toBe('x'.repeat(120));
    expect(complaint('<>')).toBeNull();
  });
});

describe('the e-mail that a report is about', () => {
  it.each([`<${ID}@school.test>`, `${ID}@school.test`, `<${ID.toUpperCase()}@school.test>`])(
    'is ours: %s',
    (messageId) => expect(read(DELIVERY, { commonHeaders: { messageId } })?.emailId).toBe(ID),
  );

  it.each([
    '<0100018c-ses@eu-west-1.amazonses.com>',
    `<${ID}>`,
    `<x${ID}@school.test>`,
    `<<${ID}@school.test>`,
    `<${ID.slice(1)}@school.test>`,
    `<${ID}0@school.test>`,
    `<${ID.replaceAll('-', '')}@school.test>`,
    `<${ID.replace(/^0190/, '019g')}@school.test>`,
    '',
  ])('is not ours: %s', (messageId) => expect(read(DELIVERY, { commonHeaders: { messageId } })).toBeNull());

  it('is found in the full headers where the common ones lack it', () => {
    const headers = [
      { name: 'Subject', value: 'Hello' },
      {},
      { name: 'MESSAGE-ID', value: `<${ID}@school.test>` },
    ];
    expect(read(DELIVERY, { headers })?.emailId).toBe(ID);
    expect(read(DELIVERY, { headers: headers.slice(0, 2) })).toBeNull();
    expect(read(DELIVERY, { headers, commonHeaders: { messageId: '<other@elsewhere.test>' } })).toBeNull();
    expect(read(DELIVERY, { headers, commonHeaders: {} })?.emailId).toBe(ID);
  });

  it('is unknown where nothing names it', () => {
    expect(read(DELIVERY, {})).toBeNull();
    expect(readSesReport(JSON.stringify(DELIVERY))).toBeNull();
  });
});

it('a report without a date is refused', () => {
  const mail = { commonHeaders: { messageId: `<${ID}@school.test>` } };
  expect(readSesReport(JSON.stringify({ eventType: 'Delivery', mail }))).toBeNull();
  expect(read({ eventType: 'Delivery', delivery: { timestamp: 'yesterday' } })).toBeNull();
});

it.each(['not JSON', '', 'null', '1', '"Bounce"', '[]', '{}'])('%s is no report', (text) =>
  expect(readSesReport(text)).toBeNull(),
);
