import type { LocalText } from '../../../../platform/approvals/second-person.ts';
import type { AssignableRole } from '../administration/people.rules.ts';

/** Names of the two kinds of export. */
export const EXPORT_TITLE: Record<'school' | 'platform', LocalText> = {
  school: {
    en: 'Export of people of the school',
    fr: 'Exportation des personnes de l’école',
    ar: 'تصدير بيانات أشخاص المدرسة',
    hi: 'स्कूल के लोगों का निर्यात',
  },
  platform: {
    en: 'Export of people of every school',
    fr: 'Exportation des personnes de toutes les écoles',
    ar: 'تصدير بيانات أشخاص كل المدارس',
    hi: 'सभी स्कूलों के लोगों का निर्यात',
  },
};

/** What the second person reads about an export. */
export const EXPORT_LABELS: Record<
  | 'people'
  | 'role'
  | 'status'
  | 'search'
  | 'school'
  | 'class'
  | 'signed_in'
  | 'language'
  | 'content'
  | 'columns',
  LocalText
> = {
  people: {
    en: 'People in the file',
    fr: 'Personnes dans le fichier',
    ar: 'الأشخاص في الملف',
    hi: 'फ़ाइल में लोग',
  },
  role: { en: 'Role', fr: 'Rôle', ar: 'الدور', hi: 'भूमिका' },
  status: { en: 'Status', fr: 'Statut', ar: 'الحالة', hi: 'स्थिति' },
  search: { en: 'Search words', fr: 'Mots recherchés', ar: 'كلمات البحث', hi: 'खोज के शब्द' },
  school: { en: 'School', fr: 'École', ar: 'المدرسة', hi: 'स्कूल' },
  class: { en: 'Class', fr: 'Classe', ar: 'الصف', hi: 'कक्षा' },
  signed_in: { en: 'Logged in', fr: 'Connexion', ar: 'تسجيل الدخول', hi: 'साइन इन' },
  language: { en: 'Language', fr: 'Langue', ar: 'اللغة', hi: 'भाषा' },
  content: { en: 'About each person', fr: 'Sur chaque personne', ar: 'عن كل شخص', hi: 'हर व्यक्ति के बारे में' },
  columns: {
    en: 'Name, e-mail address, username, role, school, classes, country, status, last visit, date added',
    fr: 'Nom, adresse e-mail, nom d’utilisateur, rôle, école, classes, pays, statut, dernière visite, date d’ajout',
    ar: 'الاسم، عنوان البريد الإلكتروني، اسم المستخدم، الدور، المدرسة، الصفوف، البلد، الحالة، آخر زيارة، تاريخ الإضافة',
    hi: 'नाम, ई-मेल पता, उपयोगकर्ता नाम, भूमिका, स्कूल, कक्षाएँ, देश, स्थिति, पिछली बार आए, जोड़ने की तारीख़',
  },
};

/** Names of roles. */
export const EXPORTED_ROLES: Record<AssignableRole | 'platform_admin', LocalText> = {
  student: { en: 'Students', fr: 'Élèves', ar: 'التلاميذ', hi: 'विद्यार्थी' },
  teacher: { en: 'Teachers', fr: 'Enseignants', ar: 'المعلمون', hi: 'शिक्षक' },
  parent: { en: 'Parents', fr: 'Parents', ar: 'أولياء الأمور', hi: 'अभिभावक' },
  school_admin: { en: 'School admins', fr: 'Administrateurs', ar: 'مديرو المدرسة', hi: 'स्कूल प्रशासक' },
  platform_admin: {
    en: 'Platform team',
    fr: 'Équipe de la plateforme',
    ar: 'فريق المنصة',
    hi: 'प्लेटफ़ॉर्म का दल',
  },
};

/** Names of states of a person. */
export const EXPORTED_STATES: Record<'active' | 'archived', LocalText> = {
  active: { en: 'Active', fr: 'Actif', ar: 'نشط', hi: 'सक्रिय' },
  archived: { en: 'Archived', fr: 'Archivé', ar: 'مؤرشف', hi: 'संग्रहीत' },
};

/** Names of whether a person has ever signed in. */
export const EXPORTED_SIGN_INS: Record<'never' | 'once', LocalText> = {
  never: { en: 'Never yet', fr: 'Jamais encore', ar: 'لم يحدث بعد', hi: 'अभी तक कभी नहीं' },
  once: { en: 'At least once', fr: 'Au moins une fois', ar: 'مرة واحدة على الأقل', hi: 'कम से कम एक बार' },
};
