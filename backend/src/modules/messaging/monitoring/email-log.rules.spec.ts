import { describe, expect, it } from '@jest/globals';
import {
  formatLogPosition,
  isSpike,
  maskedAddress,
  maskedParts,
  parseLogPosition,
  resendRefusal,
  withoutAddress,
  type ResendFacts,
} from './email-log.rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const FACTS: ResendFacts = {
  state: 'bounced',
  sent_at: null,
  body_deleted: false,
  resent: false,
  suppressed: false,
};

describe('what staff see of an e-mail', () => {
  it('has no whole address', () => {
    expect(maskedAddress('nia@mail.example')).toBe('n•••@mail.example');
    expect(maskedAddress('nowhere')).toBe('••••••');
    expect(withoutAddress('550 <Nia+a@mail.example> unknown', 'nia+a@mail.example')).toBe(
      '550 <n•••@mail.example> unknown',
    );
  });

  it('has no secrets of links and no codes', () => {
    const html = `<p dir="ltr" style="letter-spacing:2px">OAK-47</p><a href="http://x/verify?token=⟨secret⟩">x</a><a href="http://x/order?a=1&amp;key=abc">y</a>`;
    const masked = maskedParts('Code OAK-47: http://x/order?key=abc\nhttp://x/u?token=⟨unsubscribe⟩', html);
    expect(masked.html).not.toMatch(/OAK-47|abc|⟨/);
    expect(masked.html).toContain('href="http://x/order?a=1&amp;key=••••••"');
    expect(masked.text).toBe('Code ••••••: http://x/order?key=••••••\nhttp://x/u?token=••••••');
    expect(maskedParts('plain', null)).toEqual({ text: 'plain', html: null });
  });
});

describe('an e-mail', () => {
  it.each<[string, Partial<ResendFacts>, string | null]>([
    ['that bounced is resent', {}, null],
    ['that failed is resent', { state: 'failed' }, null],
    ['that arrived is not', { state: 'delivered' }, 'arrived'],
    ['that was reported as spam is not', { state: 'complained' }, 'arrived'],
    ['that is still tried is not', { state: 'queued' }, 'still_trying'],
    ['is not resent twice', { resent: true }, 'already_resent'],
    ['without its text is not', { body_deleted: true }, 'body_deleted'],
    ['to a suppressed address is not', { suppressed: true }, 'suppressed'],
    ['sent a moment ago is not', { state: 'sent', sent_at: new Date('2026-11-28T11:30:00Z') }, 'too_soon'],
    ['sent long ago without a report is', { state: 'sent', sent_at: new Date('2026-11-28T10:30:00Z') }, null],
  ])('%s', (_name, facts, refusal) => {
    expect(resendRefusal({ ...FACTS, ...facts }, NOW)).toBe(refusal);
  });
});

describe('a position in the log', () => {
  it('is read as it was written, and nothing else is', () => {
    const position = { at: '2026-11-28T12:00:00.123Z', id: '0197e7a0-0000-7000-8000-000000000001' };
    expect(parseLogPosition(formatLogPosition(position))).toEqual(position);
    for (const text of ['', 'x', "2026-11-28T12:00:00Z_'", `2026-99-99T99:99Z_${position.id}`])
      expect(parseLogPosition(text)).toBeNull();
  });
});

describe('a spike', () => {
  it.each([
    ['needs ten e-mails', { total: 20, not_delivered: 9 }, { total: 0, not_delivered: 0 }, false],
    ['needs five per cent', { total: 1000, not_delivered: 49 }, { total: 0, not_delivered: 0 }, false],
    ['is five per cent', { total: 1000, not_delivered: 50 }, { total: 0, not_delivered: 0 }, true],
    ['is not what is usual', { total: 100, not_delivered: 10 }, { total: 1000, not_delivered: 90 }, false],
    ['is twice what is usual', { total: 100, not_delivered: 20 }, { total: 1000, not_delivered: 90 }, true],
    ['needs e-mails', { total: 0, not_delivered: 0 }, { total: 0, not_delivered: 0 }, false],
  ])('%s', (_name, today, before, spike) => {
    expect(isSpike(today, before)).toBe(spike);
  });
});
