import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@bookgrove/contract';
import { statementOf } from './donation-statement.rules.ts';

const charity = { legal_name: 'Wells Trust', registration_number: 'KE-1', tax_reference: 'XR1' };
const nothing = { declaration: null };

describe('the statement of a receipt', () => {
  it('names the regime of the charity, with its reference, in every language', () => {
    for (const language of LANGUAGES) {
      const all = (receipts: 'gift_aid' | '80g' | 'us' | 'none') =>
        statementOf({ ...charity, receipts }, nothing, language).join(' ');
      expect(all('gift_aid')).toContain('XR1');
      expect(all('80g')).toContain('80G');
      expect(all('us')).toContain('No goods or services');
      expect(statementOf({ ...charity, receipts: 'none' }, nothing, language)).toHaveLength(1);
    }
    expect(statementOf({ ...charity, receipts: 'none' }, nothing, 'xx')).toEqual([
      'Wells Trust, registered as KE-1.',
    ]);
  });

  it('says whether tax may be claimed on the gift', () => {
    const last = (declaration: { regime: 'gift_aid'; identity_hint: null } | null) =>
      statementOf({ ...charity, receipts: 'gift_aid' }, { declaration }, 'en').at(-1);
    expect(last({ regime: 'gift_aid', identity_hint: null })).toContain('Given with Gift Aid');
    expect(last(null)).toBe('Given without Gift Aid.');
  });

  it('shows four signs of the PAN, and that the certificate comes from the tax office', () => {
    const said = statementOf(
      { ...charity, receipts: '80g', tax_reference_on: '2024-04-01' },
      { declaration: { regime: '80g', identity_hint: '234F' } },
      'en',
    );
    expect(said[1]).toContain('URN XR1 of 2024-04-01');
    expect(said[2]).toBe('PAN of the donor: ••••••234F.');
    expect(said[3]).toContain('Form 10BE');
  });

  it('claims no relief where the charity has stated no reference', () => {
    expect(statementOf({ ...charity, tax_reference: null, receipts: 'us' }, nothing, 'en')).toHaveLength(1);
  });
});
