import { isLanguage, type Language } from '@bookgrove/contract';

/** What a receipt says about the tax of the donor, by the regime of the charity. Dated: a receipt keeps the words of its day. */
interface Receipted {
  receipts: 'gift_aid' | '80g' | 'us' | 'none';
  legal_name: string;
  registration_number: string;
  tax_reference: string | null;
  /** Day of the registration under section 80G, such as `2024-04-01`. */
  tax_reference_on?: string | null;
}

/** What the donor declared, as far as a receipt shows it. */
interface Declared {
  regime: 'gift_aid' | '80g';
  /** Last four signs of the PAN. */
  identity_hint: string | null;
}

interface Words {
  registered: (name: string, number: string) => string;
  hmrc: (reference: string) => string;
  declared: string;
  undeclared: string;
  urn: (reference: string, on: string | null) => string;
  pan: (hint: string) => string;
  form10be: string;
  ein: (reference: string) => string;
  /** The law of the United States asks for these words, so they stay in English. */
  nothingInReturn: string;
}

const NOTHING_IN_RETURN = 'No goods or services were provided in exchange for this contribution.';

const WORDS: Record<Language, Words> = {
  en: {
    registered: (name, number) => `${name}, registered as ${number}.`,
    hmrc: (reference) => `Charity reference at HMRC: ${reference}.`,
    declared: 'Given with Gift Aid: the donor has declared that tax may be claimed on this gift.',
    undeclared: 'Given without Gift Aid.',
    urn: (reference, on) =>
      `Acknowledgement of a donation under section 80G of the Income-tax Act 1961, URN ${reference}${on ? ` of ${on}` : ''}.`,
    pan: (hint) => `PAN of the donor: ••••••${hint}.`,
    form10be:
      'The certificate for the tax office is Form 10BE, which the charity issues after it has filed Form 10BD for the year.',
    ein: (reference) => `EIN ${reference}.`,
    nothingInReturn: NOTHING_IN_RETURN,
  },
  fr: {
    registered: (name, number) => `${name}, enregistrée sous le numéro ${number}.`,
    hmrc: (reference) => `Référence auprès du HMRC : ${reference}.`,
    declared: 'Don avec Gift Aid : le donateur a déclaré que l’impôt peut être réclamé sur ce don.',
    undeclared: 'Don sans Gift Aid.',
    urn: (reference, on) =>
      `Accusé de réception d’un don selon la section 80G de l’Income-tax Act 1961, URN ${reference}${on ? ` du ${on}` : ''}.`,
    pan: (hint) => `PAN du donateur : ••••••${hint}.`,
    form10be:
      'Le certificat pour le fisc est le Form 10BE, que l’association délivre après avoir déposé le Form 10BD de l’année.',
    ein: (reference) => `EIN ${reference}.`,
    nothingInReturn: NOTHING_IN_RETURN,
  },
  ar: {
    registered: (name, number) => `${name}، مسجلة برقم ${number}.`,
    hmrc: (reference) => `المرجع لدى HMRC: ${reference}.`,
    declared: 'تبرع مع Gift Aid: صرّح المتبرع بجواز المطالبة بالضريبة على هذا التبرع.',
    undeclared: 'تبرع دون Gift Aid.',
    urn: (reference, on) =>
      `إقرار باستلام تبرع بموجب المادة 80G من قانون ضريبة الدخل الهندي لسنة 1961، URN ${reference}${on ? ` بتاريخ ${on}` : ''}.`,
    pan: (hint) => `رقم PAN للمتبرع: ••••••${hint}.`,
    form10be: 'شهادة مصلحة الضرائب هي Form 10BE، وتصدرها الجمعية بعد أن تقدم Form 10BD عن السنة.',
    ein: (reference) => `EIN ${reference}.`,
    nothingInReturn: NOTHING_IN_RETURN,
  },
  hi: {
    registered: (name, number) => `${name}, पंजीकरण संख्या ${number}।`,
    hmrc: (reference) => `HMRC में संस्था का संदर्भ: ${reference}।`,
    declared: 'Gift Aid के साथ दान: दाता ने घोषणा की है कि इस दान पर कर का दावा किया जा सकता है।',
    undeclared: 'बिना Gift Aid के दान।',
    urn: (reference, on) =>
      `आयकर अधिनियम 1961 की धारा 80G के अंतर्गत दान की पावती, URN ${reference}${on ? `, दिनांक ${on}` : ''}।`,
    pan: (hint) => `दाता का PAN: ••••••${hint}।`,
    form10be: 'कर कार्यालय के लिए प्रमाणपत्र Form 10BE है, जिसे संस्था वर्ष का Form 10BD जमा करने के बाद जारी करती है।',
    ein: (reference) => `EIN ${reference}।`,
    nothingInReturn: NOTHING_IN_RETURN,
  },
};

/**
 * Sentences for the receipt of a gift, in its language. A regime whose reference the charity has not stated is not named.
 *
 * Gift Aid: the receipt says whether tax may be claimed; the declaration itself is a record of the charity
 * (https://www.gov.uk/guidance/gift-aid-declarations-claiming-tax-back-on-donations). India: section 80G(5)(viii) of the Income-tax
 * Act 1961 and rule 18AB: ours acknowledges, Form 10BE certifies
 * (https://www.incometax.gov.in/iec/foportal/help/statutory-forms/popular-form/form10bd-10be). United States: a gift of 250 dollars or
 * more needs a written acknowledgement with these words
 * (https://www.irs.gov/charities-non-profits/charitable-organizations/charitable-contributions-written-acknowledgments).
 */
export function statementOf(
  { receipts, legal_name, registration_number, tax_reference, tax_reference_on }: Receipted,
  { declaration }: { declaration: Declared | null },
  language: string,
): string[] {
  const words = WORDS[isLanguage(language) ? language : 'en'];
  const registered = words.registered(legal_name, registration_number);
  if (!tax_reference) return [registered];
  switch (receipts) {
    case 'gift_aid':
      return [
        registered,
        words.hmrc(tax_reference),
        declaration?.regime === 'gift_aid' ? words.declared : words.undeclared,
      ];
    case '80g':
      return [
        registered,
        words.urn(tax_reference, tax_reference_on ?? null),
        ...(declaration?.identity_hint ? [words.pan(declaration.identity_hint)] : []),
        words.form10be,
      ];
    case 'us':
      return [registered, `${words.ein(tax_reference)} ${words.nothingInReturn}`];
    case 'none':
      return [registered];
  }
}
