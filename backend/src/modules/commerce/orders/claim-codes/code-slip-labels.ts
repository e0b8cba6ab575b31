import type { Language } from '@bookgrove/contract';

const EN = {
  title: 'A book for the whole class',
  code: 'Code',
  seats: 'Readers',
  school: 'School',
  how: 'How to get the book',
  one: 'Open the address below, or point the camera of a phone or tablet at the picture.',
  two: 'Log in as you always do at your school.',
  three: 'Enter the code. The book is on your shelf at once.',
  note: 'Each reader uses the code once. Whoever has this sheet can use it: keep it in the class.',
  qr: 'QR code of',
};
type CodeSlipLabels = typeof EN;

/** Labels of the sheet with the code of a class pack. */
export const CODE_SLIP_LABELS: Record<Language, CodeSlipLabels> = {
  en: EN,
  fr: {
    title: 'Un livre pour toute la classe',
    code: 'Code',
    seats: 'Lecteurs',
    school: 'École',
    how: 'Comment obtenir le livre',
    one: 'Ouvrez l’adresse ci-dessous, ou visez l’image avec l’appareil photo d’un téléphone ou d’une tablette.',
    two: 'Connectez-vous comme d’habitude dans votre école.',
    three: 'Saisissez le code. Le livre est aussitôt sur votre étagère.',
    note: 'Chaque lecteur utilise le code une fois. Toute personne qui a cette feuille peut s’en servir : gardez-la en classe.',
    qr: 'Code QR de',
  },
  ar: {
    title: 'كتاب للصف كله',
    code: 'الرمز',
    seats: 'القرّاء',
    school: 'المدرسة',
    how: 'كيف تحصل على الكتاب',
    one: 'افتح العنوان أدناه، أو وجّه كاميرا هاتف أو جهاز لوحي نحو الصورة.',
    two: 'سجّل الدخول كما تفعل دائمًا في مدرستك.',
    three: 'أدخل الرمز، فيظهر الكتاب على رفّك فورًا.',
    note: 'يستعمل كل قارئ الرمز مرة واحدة. كل من لديه هذه الورقة يستطيع استعماله: احتفظوا بها في الصف.',
    qr: 'رمز الاستجابة السريعة للعنوان',
  },
  hi: {
    title: 'पूरी कक्षा के लिए एक किताब',
    code: 'कोड',
    seats: 'पाठक',
    school: 'विद्यालय',
    how: 'किताब कैसे मिलेगी',
    one: 'नीचे लिखा पता खोलें, या फ़ोन या टैबलेट का कैमरा चित्र की ओर करें।',
    two: 'अपने विद्यालय में हमेशा की तरह साइन इन करें।',
    three: 'कोड लिखें। किताब तुरंत आपकी शेल्फ़ पर आ जाएगी।',
    note: 'हर पाठक कोड का एक बार उपयोग करता है। जिसके पास यह पन्ना है वह इसका उपयोग कर सकता है: इसे कक्षा में ही रखें।',
    qr: 'क्यूआर कोड:',
  },
};
