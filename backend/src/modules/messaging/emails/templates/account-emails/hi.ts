import type { Role } from '@bookgrove/contract';
import { SECRET_MARK } from '../../../../../platform/link-secrets.ts';
import type { SecondFactorChange } from '../../../contract.ts';
import { button, type ButtonLabel } from '../button-labels.ts';
import { quote, type EmailBlock } from '../email-blocks.ts';
import { dayIn, greetingIn } from '../email-text.ts';
import type { AccountEmails } from './account-emails.ts';

const hello = greetingIn.hi;
const link = (label: ButtonLabel, url: string): EmailBlock => button('hi', label, url);

const CHANGES: Record<SecondFactorChange, string> = {
  turned_on: 'अब से लॉग इन करते समय आपका खाता आपके ऐप का कोड माँगेगा।',
  turned_off: 'अब आपका खाता ऐप का कोड नहीं माँगता।',
  codes_renewed: 'आपके खाते के लिए नए रिकवरी कोड बनाए गए हैं। पुराने अब काम नहीं करते।',
  passkey_added: 'आपके खाते में एक पासकी जोड़ी गई है। जिसके पास वह है, वह उससे लॉग इन कर सकता है।',
  passkey_removed: 'आपके खाते से एक पासकी हटाई गई है।',
  reset: 'आपके स्कूल ने आपके खाते की दूसरी जाँच और सभी पासकी हटा दी हैं। आप इन्हें फिर से लगा सकते हैं।',
};

const ROLE_NAMES: Record<Role, string> = {
  student: 'विद्यार्थी',
  teacher: 'शिक्षक',
  parent: 'अभिभावक',
  community: 'मित्र',
  school_admin: 'प्रशासक',
  platform_admin: 'प्रशासक',
};

/** E-mails about accounts in Hindi. */
export const hi: AccountEmails = {
  'verify-email': (_data, { school, origin }) => ({
    subject: `${school} के लिए अपने ई-मेल पते की पुष्टि करें`,
    blocks: [
      hello(),
      `${school} में आपका स्वागत है। अपने पते की पुष्टि के लिए यह लिंक खोलें:`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `यह सात दिन तक, एक बार काम करता है। अगर आपने पंजीकरण नहीं किया, तो कुछ न करें: लिंक के बिना कुछ नहीं होता।`,
    ],
  }),
  'reset-password': (_data, { school, origin, first_name }) => ({
    subject: `${school} के लिए नया पासवर्ड`,
    blocks: [
      hello(first_name),
      `यहाँ आप नया पासवर्ड चुन सकते हैं:`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `लिंक एक घंटे तक, एक बार काम करता है। अगर आपने यह नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वैसा ही रहेगा।`,
    ],
  }),
  'set-password': (_data, { school, origin, first_name }) => ({
    subject: `${school} में आपका खाता`,
    blocks: [
      hello(first_name),
      `${school} ने आपके लिए खाता बनाया है। अपना पासवर्ड यहाँ चुनें:`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `लिंक सात दिन तक, एक बार काम करता है। उसके बाद लॉग इन पर “पासवर्ड भूल गए?” से नया माँगें।`,
    ],
  }),
  'change-email': (_data, { school, origin, first_name }) => ({
    subject: `${school} के लिए अपने नए ई-मेल पते की पुष्टि करें`,
    blocks: [
      hello(first_name),
      `अब से ${school} में यह पता इस्तेमाल करने के लिए यह लिंक खोलें:`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `यह एक दिन तक, एक बार काम करता है। अगर आपने यह नहीं माँगा, तो कुछ न करें: कुछ नहीं बदलेगा।`,
    ],
  }),
  'guardian-confirmation': (_data, { school, origin }) => ({
    subject: `एक बच्चा ${school} में आपकी अनुमति चाहता है`,
    blocks: [
      hello(),
      `एक बच्चा ${school} में पढ़ना चाहता है और उसने आपका ई-मेल पता अपने माता-पिता या अभिभावक का पता बताया है।`,
      `इस लिंक के पन्ने पर लिखा है कि बच्चा कौन है, क्या जानकारी रखी जाती है और क्यों। वहीं आप हाँ या ना कहते हैं:`,
      link('guardian', `${origin}/guardian-confirmation/?token=${SECRET_MARK}`),
      `यह लिंक चौदह दिन तक चलता है। ना कहने पर इस पंजीकरण की सारी जानकारी तुरंत मिटा दी जाती है। उत्तर न देने पर वह चौदह दिन बाद मिटा दी जाती है। अगर आप ऐसे किसी बच्चे को नहीं जानते, तो ना चुनें।`,
    ],
  }),
  'password-changed': (_data, { school, origin, first_name }) => ({
    subject: `${school} में आपका पासवर्ड बदल गया`,
    blocks: [
      hello(first_name),
      `आपका पासवर्ड अभी-अभी बदला गया और दूसरे उपकरण लॉग आउट हो गए।`,
      `क्या यह आपने नहीं किया? तुरंत नया पासवर्ड चुनें और स्कूल को बताएँ:`,
      link('password', `${origin}/resetpasswordemail`),
    ],
  }),
  'email-changed': (_data, { school, first_name }) => ({
    subject: `${school} में आपका ई-मेल पता बदल गया`,
    blocks: [
      hello(first_name),
      `अब से ${school} में आपका खाता दूसरा ई-मेल पता इस्तेमाल करता है। इस पते पर यह आख़िरी ई-मेल है।`,
      `क्या यह आपने नहीं किया? तुरंत स्कूल को बताएँ।`,
    ],
  }),
  'second-factor-changed': ({ change }, { school, origin, first_name }) => ({
    subject: `${school} में आपके खाते की सुरक्षा बदल गई है`,
    blocks: [
      hello(first_name),
      CHANGES[change],
      `क्या यह आपने किया? तो कुछ करने की ज़रूरत नहीं।`,
      `नहीं तो शायद कोई और आपके खाते में है: पासवर्ड बदलें, यहाँ सुरक्षा देखें और अपने स्कूल को बताएँ:`,
      link('security', `${origin}/account/security`),
    ],
  }),
  'data-copy-ready': ({ path }, { school, origin, first_name }) => ({
    subject: `${school} में डेटा की कॉपी तैयार है`,
    blocks: [
      hello(first_name),
      `आपने जो कॉपी माँगी थी, वह तैयार है। सात दिन के अंदर अपने पासवर्ड से यहाँ लें:`,
      link('copy', `${origin}${path}`),
      `इसे एक ही बार लिया जा सकता है। अगर आपने नहीं माँगी, तो पासवर्ड बदलें और अपने स्कूल को बताएँ।`,
    ],
  }),
  invitation: ({ first_name, inviter, role, class_name, message, expires_at }, { school, origin }) => ({
    subject: `${inviter} आपको ${school} में आमंत्रित करते हैं`,
    blocks: [
      hello(first_name),
      `${inviter} आपको ${school} में ${ROLE_NAMES[role]} के रूप में${class_name ? `, ${class_name} में` : ''} आमंत्रित करते हैं।`,
      ...(message ? ['उनका संदेश:', quote(message)] : []),
      `आमंत्रण यहाँ स्वीकार करें:`,
      link('invitation', `${origin}/accept-invitation/${SECRET_MARK}/`),
      `लिंक ${dayIn('hi', expires_at)} तक काम करता है। अगर आप इस स्कूल को नहीं जानते, तो कुछ न करें।`,
    ],
  }),
};
