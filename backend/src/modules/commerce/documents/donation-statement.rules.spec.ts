import { describe, expect, it } from '@jest/globals';
import { statementOf } from './donation-statement.rules.ts';

const charity = { legal_name: 'Wells Trust', registration_number: 'KE-1', tax_reference: 'XR1' };

describe('the statement of a receipt', () => {
  it('names the regime of the charity, with its reference', () => {
    const last = (receipts: 'gift_aid' | '80g' | 'us' | 'none') =>
      statementOf({ ...charity, receipts }).at(-1);
    expect(last('gift_aid')).toContain('HMRC: XR1');
    expect(last('80g')).toContain('80G');
    expect(last('us')).toContain('No goods or services');
    expect(last('none')).toBe('Wells Trust, registered as KE-1.');
  });

  it('claims no relief where the charity has stated no reference', () => {
    expect(statementOf({ ...charity, tax_reference: null, receipts: 'us' })).toHaveLength(1);
  });
});
