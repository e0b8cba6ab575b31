import type { Language } from '@bookgrove/contract';
import { quote } from './email-blocks.ts';
import { momentIn, type PageTexts } from './email-text.ts';

type AlertTemplate =
  | 'support-view-started'
  | 'password-spraying'
  | 'picture-guessing'
  | 'mail-server-failing'
  | 'emails-failing';

/** Alerts to a school's administrators, to the teachers of a class, and to the platform's office. */
export const ALERT_TEXTS: Record<Language, PageTexts<AlertTemplate>> = {
  en: {
    'support-view-started': ({ person, by, reason, started_at }, { school }) => [
      `Support looked at an account of ${school}`,
      `${by} of the platform’s team views the account of ${person}, from ${momentIn('en', started_at, 'UTC')} on and for half an hour at most. Nothing can be changed that way.\n\nTheir reason:`,
      quote(reason),
      `The pages that were viewed are listed in your audit log:`,
    ],
    'password-spraying': ({ class_name }) => [
      `Wrong passwords for many students of ${class_name}`,
      `within a few minutes, wrong passwords were tried on many students of ${class_name}. Perhaps the class had a hard morning. Perhaps somebody who knows the class code is guessing.\n\nNobody is locked out. If it was not the class, change its code: the old one then opens nothing.`,
    ],
    'picture-guessing': ({ class_name }) => [
      `Wrong pictures in ${class_name}`,
      `five times today somebody tapped the wrong three pictures in ${class_name} and then not the right ones. Perhaps a child has forgotten theirs: you can choose new ones with them. Perhaps somebody is guessing.\n\nAfter forty wrong tries the pictures of the class rest for a day; badges and your codes go on working. If somebody is guessing, change the code of the class: the old one then opens nothing, and the count begins anew.`,
    ],
    'mail-server-failing': ({ since, error }) => [
      'The mail server did not take any e-mail',
      `since ${momentIn('en', since, 'UTC')} no e-mail could be sent (${error}). That you can read this means that it works again.\n\nNothing is lost: e-mails are tried again for three days, those about safety and access for longer. How many still wait:`,
    ],
    'emails-failing': ({ failed, total }) => [
      'More e-mails fail than usual',
      `today ${failed} of ${total} e-mails were not delivered: their mailboxes refused them, or they could not be sent. That is more than on the days before.\n\nWhich ones, and why:`,
    ],
  },
  fr: {
    'support-view-started': ({ person, by, reason, started_at }, { school }) => [
      `L’assistance a consulté un compte de ${school}`,
      `${by}, de l’équipe de la plateforme, consulte le compte de ${person}, à partir de ${momentIn('fr', started_at, 'UTC')} et pendant une demi-heure au plus. Rien ne peut être modifié ainsi.\n\nLa raison indiquée :`,
      quote(reason),
      `Les pages consultées figurent dans votre journal d’audit :`,
    ],
    'password-spraying': ({ class_name }) => [
      `Mots de passe erronés pour de nombreux élèves de ${class_name}`,
      `en quelques minutes, des mots de passe erronés ont été essayés pour de nombreux élèves de ${class_name}. Peut-être la classe a-t-elle eu une matinée difficile. Peut-être une personne qui connaît le code de la classe devine-t-elle.\n\nPersonne n’est bloqué. Si ce n’était pas la classe, changez son code : l’ancien n’ouvre alors plus rien.`,
    ],
    'picture-guessing': ({ class_name }) => [
      `Mauvaises images dans ${class_name}`,
      `cinq fois aujourd’hui, quelqu’un a choisi trois mauvaises images dans ${class_name}, sans trouver ensuite les bonnes. Un enfant a peut-être oublié les siennes : vous pouvez en choisir d’autres avec lui. Ou bien quelqu’un essaie de deviner.\n\nAprès quarante essais erronés, les images de la classe ne servent plus pendant un jour ; les badges et vos codes continuent de fonctionner. Si quelqu’un essaie de deviner, changez le code de la classe : l’ancien n’ouvre alors plus rien, et le compte repart de zéro.`,
    ],
    'mail-server-failing': ({ since, error }) => [
      'Le serveur de messagerie n’acceptait plus aucun e-mail',
      `depuis le ${momentIn('fr', since, 'UTC')}, aucun e-mail n’a pu être envoyé (${error}). Si vous lisez ceci, il fonctionne de nouveau.\n\nRien n’est perdu : chaque envoi est retenté pendant trois jours, et plus longtemps quand il s’agit de sécurité ou d’accès. Combien attendent encore :`,
    ],
    'emails-failing': ({ failed, total }) => [
      'Plus d’e-mails échouent que d’habitude',
      `aujourd’hui, ${failed} e-mails sur ${total} n’ont pas été remis : leurs boîtes les ont refusés, ou l’envoi a échoué. C’est plus que les jours précédents.\n\nLesquels, et pourquoi :`,
    ],
  },
  ar: {
    'support-view-started': ({ person, by, reason, started_at }, { school }) => [
      `اطّلع فريق الدعم على حساب في ${school}`,
      `يطّلع ${by} من فريق المنصة على حساب ${person}، ابتداءً من ${momentIn('ar', started_at, 'UTC')} ولمدة نصف ساعة على الأكثر. لا يمكن تغيير أي شيء بهذه الطريقة.\n\nالسبب المذكور:`,
      quote(reason),
      `تجد الصفحات التي اطّلع عليها في سجل التدقيق:`,
    ],
    'password-spraying': ({ class_name }) => [
      `كلمات مرور خاطئة لعدد كبير من تلاميذ ${class_name}`,
      `خلال دقائق قليلة جُرّبت كلمات مرور خاطئة لعدد كبير من تلاميذ ${class_name}. ربما كان صباح الصف صعبًا. وربما يخمّن شخص يعرف رمز الصف.\n\nلم يُمنع أحد من الدخول. إن لم يكن الصف نفسه فغيّر رمزه: عندها لا يفتح الرمز القديم شيئًا.`,
    ],
    'picture-guessing': ({ class_name }) => [
      `صور خاطئة في ${class_name}`,
      `اختار شخص ما اليوم خمس مرات الصور الثلاث الخاطئة في ${class_name} ولم يختر الصحيحة بعدها. ربما نسي طفل صوره: يمكنك اختيار صور جديدة معه. وربما يخمّن شخص ما.\n\nبعد أربعين محاولة خاطئة تتوقف صور الصف يومًا واحدًا، وتبقى البطاقات ورموزك صالحة. إن كان أحد يخمّن فغيّر رمز الصف: عندها لا يفتح الرمز القديم شيئًا، ويبدأ العدّ من جديد.`,
    ],
    'mail-server-failing': ({ since, error }) => [
      'خادم البريد لم يقبل أي رسالة',
      `منذ ${momentIn('ar', since, 'UTC')} لم يمكن إرسال أي رسالة (${error}). قراءتك لهذه الرسالة تعني أنه يعمل من جديد.\n\nلم يضِع شيء: يُعاد إرسال كل رسالة طوال ثلاثة أيام، ورسائل السلامة والدخول مدة أطول. عدد الرسائل التي ما زالت تنتظر:`,
    ],
    'emails-failing': ({ failed, total }) => [
      'رسائل لم تصل أكثر من المعتاد',
      `اليوم لم تصل ${failed} من ${total} رسالة: رفضتها صناديق البريد أو تعذّر إرسالها. هذا أكثر من الأيام السابقة.\n\nأي الرسائل ولماذا:`,
    ],
  },
  hi: {
    'support-view-started': ({ person, by, reason, started_at }, { school }) => [
      `सहायता दल ने ${school} का एक खाता देखा`,
      `प्लेटफ़ॉर्म के दल से ${by}, ${person} का खाता देख रहे हैं, ${momentIn('hi', started_at, 'UTC')} से और ज़्यादा से ज़्यादा आधे घंटे तक। इस तरह कुछ भी बदला नहीं जा सकता।\n\nउनका कारण:`,
      quote(reason),
      `देखे गए पृष्ठ आपके ऑडिट लॉग में हैं:`,
    ],
    'password-spraying': ({ class_name }) => [
      `${class_name} के कई विद्यार्थियों के लिए ग़लत पासवर्ड`,
      `कुछ ही मिनटों में ${class_name} के कई विद्यार्थियों के लिए ग़लत पासवर्ड आज़माए गए। शायद कक्षा की सुबह मुश्किल थी। शायद कोई जो कक्षा का कोड जानता है, अनुमान लगा रहा है।\n\nकोई बाहर नहीं हुआ है। अगर यह कक्षा नहीं थी, तो उसका कोड बदलें: पुराने कोड से फिर कुछ नहीं खुलता।`,
    ],
    'picture-guessing': ({ class_name }) => [
      `${class_name} में ग़लत चित्र`,
      `आज पाँच बार ${class_name} में किसी ने ग़लत तीन चित्र चुने और उसके बाद सही चित्र नहीं चुने। शायद कोई बच्चा अपने चित्र भूल गया है: आप उसके साथ नए चित्र चुन सकते हैं। शायद कोई अनुमान लगा रहा है।\n\nचालीस ग़लत कोशिशों के बाद कक्षा के चित्र एक दिन के लिए बंद रहते हैं; बैज और आपके कोड काम करते रहते हैं। अगर कोई अनुमान लगा रहा है, तो कक्षा का कोड बदलें: पुराने कोड से फिर कुछ नहीं खुलता, और गिनती नए सिरे से शुरू होती है।`,
    ],
    'mail-server-failing': ({ since, error }) => [
      'मेल सर्वर ने कोई ई-मेल नहीं लिया',
      `${momentIn('hi', since, 'UTC')} से कोई ई-मेल नहीं भेजा जा सका (${error})। आप यह पढ़ रहे हैं, यानी वह फिर से काम कर रहा है।\n\nकुछ भी खोया नहीं है: हर ई-मेल तीन दिन तक फिर भेजा जाता है, और सुरक्षा तथा प्रवेश वाले उससे भी देर तक। अभी कितने रुके हैं:`,
    ],
    'emails-failing': ({ failed, total }) => [
      'सामान्य से अधिक ई-मेल नहीं पहुँचे',
      `आज ${total} में से ${failed} ई-मेल नहीं पहुँचे: मेलबॉक्स ने उन्हें नहीं लिया, या वे भेजे नहीं जा सके। यह पिछले दिनों से अधिक है।\n\nकौन से, और क्यों:`,
    ],
  },
};
