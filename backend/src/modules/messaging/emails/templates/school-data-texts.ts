import type { Language } from '@bookgrove/contract';
import { dayIn, momentIn, type PageTexts } from './email-text.ts';

/** E-mails about the export and the erasure of a whole school. */
export const SCHOOL_DATA_TEXTS: Record<Language, PageTexts<'school-data'>> = {
  en: {
    'school-data': ({ stage, school_name, at }) => {
      switch (stage) {
        case 'export_began':
          return [
            `All data of ${school_name} are exported`,
            `two people agreed on an export of all data of ${school_name}. Since ${momentIn('en', at, 'UTC')} the file is being made; only the person who proposed it can download it.\n\nIf nobody of the school knows of this, please write to us at once.`,
          ];
        case 'export_ready':
          return [
            `The data of ${school_name} are ready`,
            `the file with all data of ${school_name} is ready. You can download it until ${dayIn('en', at)}; then it is deleted.`,
          ];
        case 'erasure_planned':
          return [
            `${school_name} will be erased on ${dayIn('en', at)}`,
            `two people agreed that ${school_name} is erased. It begins on ${momentIn('en', at, 'UTC')}: accounts, books, stories, courses, e-mails and files are then gone for good. Invoices, receipts and the books of account stay for as long as the law asks.\n\nUntil then a head of the school can stop it on the page below, and export all data. If nobody of the school knows of this, please write to us at once.`,
          ];
        case 'erasure_stopped':
          return [
            `${school_name} will not be erased`,
            `the erasure of ${school_name}, which was planned for ${dayIn('en', at)}, was stopped. Everything stays as it is.`,
          ];
        case 'erasure_done':
          return [
            'The school is erased',
            `the school that asked for it is erased since ${dayIn('en', at)}. Only invoices, receipts and the books of account stay for as long as the law asks, without names that it does not ask for. This is the last e-mail about it.`,
          ];
      }
    },
  },
  fr: {
    'school-data': ({ stage, school_name, at }) => {
      switch (stage) {
        case 'export_began':
          return [
            `Toutes les données de ${school_name} sont exportées`,
            `deux personnes ont convenu d’exporter toutes les données de ${school_name}. Le fichier est en préparation depuis le ${momentIn('fr', at, 'UTC')} ; seule la personne qui l’a proposé peut le télécharger.\n\nSi personne à l’école n’est au courant, écrivez-nous tout de suite.`,
          ];
        case 'export_ready':
          return [
            `Les données de ${school_name} sont prêtes`,
            `le fichier avec toutes les données de ${school_name} est prêt. Vous pouvez le télécharger jusqu’au ${dayIn('fr', at)} ; il est ensuite supprimé.`,
          ];
        case 'erasure_planned':
          return [
            `${school_name} sera effacée le ${dayIn('fr', at)}`,
            `deux personnes ont convenu d’effacer ${school_name}. Cela commence le ${momentIn('fr', at, 'UTC')} : comptes, livres, histoires, cours, e-mails et fichiers disparaissent alors pour de bon. Les factures, les reçus et les comptes restent aussi longtemps que la loi le demande.\n\nJusque-là, la direction de l’école peut l’arrêter sur la page ci-dessous et exporter toutes les données. Si personne à l’école n’est au courant, écrivez-nous tout de suite.`,
          ];
        case 'erasure_stopped':
          return [
            `${school_name} ne sera pas effacée`,
            `l’effacement de ${school_name}, prévu pour le ${dayIn('fr', at)}, a été arrêté. Tout reste en place.`,
          ];
        case 'erasure_done':
          return [
            'L’école est effacée',
            `l’école qui l’a demandé est effacée depuis le ${dayIn('fr', at)}. Seuls les factures, les reçus et les comptes restent aussi longtemps que la loi le demande, sans les noms qu’elle ne demande pas. Ceci est le dernier e-mail à ce sujet.`,
          ];
      }
    },
  },
  ar: {
    'school-data': ({ stage, school_name, at }) => {
      switch (stage) {
        case 'export_began':
          return [
            `يجري تصدير كل بيانات ${school_name}`,
            `اتفق شخصان على تصدير كل بيانات ${school_name}. يُعدّ الملف منذ ${momentIn('ar', at, 'UTC')}، ولا ينزّله إلا من اقترحه.\n\nإن لم يكن أحد في المدرسة يعلم بذلك فاكتبوا إلينا فورًا.`,
          ];
        case 'export_ready':
          return [
            `بيانات ${school_name} جاهزة`,
            `الملف الذي يضم كل بيانات ${school_name} جاهز. يمكنك تنزيله حتى ${dayIn('ar', at)}، ثم يُحذف.`,
          ];
        case 'erasure_planned':
          return [
            `ستُمحى ${school_name} في ${dayIn('ar', at)}`,
            `اتفق شخصان على محو ${school_name}. يبدأ ذلك في ${momentIn('ar', at, 'UTC')}: تزول عندئذٍ الحسابات والكتب والقصص والدورات والرسائل والملفات نهائيًا. أما الفواتير والإيصالات ودفاتر الحسابات فتبقى ما دام القانون يطلبها.\n\nحتى ذلك الحين يمكن لإدارة المدرسة إيقافه في الصفحة أدناه وتصدير كل البيانات. إن لم يكن أحد في المدرسة يعلم بذلك فاكتبوا إلينا فورًا.`,
          ];
        case 'erasure_stopped':
          return [
            `لن تُمحى ${school_name}`,
            `أُوقف محو ${school_name} الذي كان مقررًا في ${dayIn('ar', at)}. يبقى كل شيء كما هو.`,
          ];
        case 'erasure_done':
          return [
            'مُحيت المدرسة',
            `مُحيت المدرسة التي طلبت ذلك منذ ${dayIn('ar', at)}. لا يبقى إلا الفواتير والإيصالات ودفاتر الحسابات ما دام القانون يطلبها، من دون الأسماء التي لا يطلبها. هذه آخر رسالة في هذا الشأن.`,
          ];
      }
    },
  },
  hi: {
    'school-data': ({ stage, school_name, at }) => {
      switch (stage) {
        case 'export_began':
          return [
            `${school_name} का सारा डेटा निर्यात हो रहा है`,
            `दो लोगों ने ${school_name} के सारे डेटा के निर्यात पर सहमति दी। फ़ाइल ${momentIn('hi', at, 'UTC')} से बन रही है; उसे केवल प्रस्ताव करने वाला ही डाउनलोड कर सकता है।\n\nअगर स्कूल में किसी को इसका पता नहीं है, तो हमें तुरंत लिखें।`,
          ];
        case 'export_ready':
          return [
            `${school_name} का डेटा तैयार है`,
            `${school_name} के सारे डेटा की फ़ाइल तैयार है। आप उसे ${dayIn('hi', at)} तक डाउनलोड कर सकते हैं; फिर वह मिटा दी जाएगी।`,
          ];
        case 'erasure_planned':
          return [
            `${school_name} ${dayIn('hi', at)} को मिटाया जाएगा`,
            `दो लोगों ने ${school_name} को मिटाने पर सहमति दी। यह ${momentIn('hi', at, 'UTC')} को शुरू होगा: तब खाते, किताबें, कहानियाँ, कोर्स, ई-मेल और फ़ाइलें हमेशा के लिए चली जाएँगी। बिल, रसीदें और बही-खाते उतने समय रहेंगे जितना क़ानून माँगता है।\n\nतब तक स्कूल के प्रमुख नीचे दिए पन्ने पर इसे रोक सकते हैं और सारा डेटा निर्यात कर सकते हैं। अगर स्कूल में किसी को इसका पता नहीं है, तो हमें तुरंत लिखें।`,
          ];
        case 'erasure_stopped':
          return [
            `${school_name} नहीं मिटाया जाएगा`,
            `${school_name} को ${dayIn('hi', at)} को मिटाना तय था; उसे रोक दिया गया है। सब कुछ वैसा ही रहेगा।`,
          ];
        case 'erasure_done':
          return [
            'स्कूल मिटा दिया गया',
            `जिस स्कूल ने यह माँगा था, वह ${dayIn('hi', at)} से मिटा दिया गया है। केवल बिल, रसीदें और बही-खाते उतने समय रहेंगे जितना क़ानून माँगता है, उन नामों के बिना जो वह नहीं माँगता। इस बारे में यह आख़िरी ई-मेल है।`,
          ];
      }
    },
  },
};
