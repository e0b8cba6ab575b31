/** What a receipt says about the tax of the giver, by the regime of the charity. Dated: a receipt keeps the words of its day. */
interface Receipted {
  receipts: 'gift_aid' | '80g' | 'us' | 'none';
  legal_name: string;
  registration_number: string;
  tax_reference: string | null;
}

/**
 * Sentences for the receipt of a gift. A regime whose reference the charity has not stated is not named.
 * Gift Aid needs a declaration of the giver, which is not a part of this receipt.
 * https://www.gov.uk/guidance/gift-aid-what-donations-charities-and-cascs-can-claim-on, section 80G(5) of the Income-tax Act
 * 1961, https://www.irs.gov/charities-non-profits/charitable-organizations/charitable-contributions-written-acknowledgments
 */
export function statementOf({
  receipts,
  legal_name,
  registration_number,
  tax_reference,
}: Receipted): string[] {
  const registered = `${legal_name}, registered as ${registration_number}.`;
  if (!tax_reference) return [registered];
  switch (receipts) {
    case 'gift_aid':
      return [registered, `Charity reference at HMRC: ${tax_reference}.`];
    case '80g':
      return [
        registered,
        `Acknowledgement of a donation under section 80G of the Income-tax Act 1961, URN ${tax_reference}.`,
      ];
    case 'us':
      return [
        registered,
        `EIN ${tax_reference}. No goods or services were provided in exchange for this contribution.`,
      ];
    case 'none':
      return [registered];
  }
}
