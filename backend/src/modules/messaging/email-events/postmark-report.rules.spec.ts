import { describe, expect, it } from '@jest/globals';
import { postmarkCallId, readPostmarkReport } from './postmark-report.rules.ts';

const ID = '0197e7a0-0000-7000-8000-000000000001';

/** The examples of Postmark's documentation, with our metadata. */
const BOUNCE = {
  RecordType: 'Bounce',
  ID: 42,
  Type: 'HardBounce',
  TypeCode: 1,
  Name: 'Hard bounce',
  Tag: 'Test',
  MessageID: '00000000-0000-0000-0000-000000000000',
  ServerID: 1234,
  MessageStream: 'outbound',
  Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
  Details: 'Test bounce details',
  Email: 'john@example.com',
  From: 'sender@example.com',
  BouncedAt: '2014-08-01T13:28:10.2735393-04:00',
  DumpAvailable: true,
  Inactive: true,
  CanActivate: true,
  Subject: 'Test subject',
  Metadata: { 'email-id': ID },
};
const DELIVERY = {
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Recipient: 'john@example.com',
  DeliveredAt: '2014-08-01T13:28:10.2735393-04:00',
  Details: 'Test delivery webhook details',
  Tag: 'welcome-email',
  ServerID: 23,
  Metadata: { 'email-id': ID },
  RecordType: 'Delivery',
  MessageStream: 'outbound',
};
const COMPLAINT = { ...BOUNCE, RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512 };

const read = (call: object) => readPostmarkReport(JSON.stringify(call));

describe('a call of Postmark', () => {
  it('is read as its documentation shows it', () => {
    const at = new Date('2014-08-01T17:28:10.273Z');
    expect(read(BOUNCE)).toEqual({ emailId: ID, delivery: 'bounced', detail: 'Permanent/HardBounce 1', at });
    expect(read(DELIVERY)).toEqual({ emailId: ID, delivery: 'delivered', detail: null, at });
    expect(read(COMPLAINT)).toEqual({
      emailId: ID,
      delivery: 'complained',
      detail: 'Complaint/SpamComplaint 512',
      at,
    });
  });

  it('tells a full mailbox and a delay from an unknown mailbox', () => {
    expect(read({ ...BOUNCE, Type: 'SoftBounce', TypeCode: 4096 })).toMatchObject({
      delivery: 'bounced',
      detail: 'Transient/SoftBounce 4096',
    });
    expect(read({ ...BOUNCE, Type: 'Transient', TypeCode: 2 })).toMatchObject({ delivery: 'delayed' });
    expect(read({ ...BOUNCE, Type: 'AutoResponder', TypeCode: 64 })).toBeNull();
  });

  it('of another kind, or about an e-mail that is not ours, is left alone', () => {
    for (const call of [
      { ...BOUNCE, Metadata: {} },
      { ...BOUNCE, Metadata: undefined },
      { ...BOUNCE, RecordType: 'Open' },
      { ...BOUNCE, BouncedAt: 'soon' },
      [],
    ])
      expect(read(call)).toBeNull();
    expect(readPostmarkReport('{')).toBeNull();
  });

  it('has an id, the same when it is repeated', () => {
    expect(postmarkCallId(JSON.stringify(BOUNCE))).toBe('Bounce:00000000-0000-0000-0000-000000000000:42');
    expect(postmarkCallId(JSON.stringify(DELIVERY))).toBe(
      'Delivery:883953f4-6105-42a2-a16a-77a8eac79483:2014-08-01T13:28:10.2735393-04:00',
    );
    expect(postmarkCallId('{}')).toBeNull();
    expect(postmarkCallId('no')).toBeNull();
  });
});
