import type { Language } from '@bookgrove/contract';

/** Texts of feeds, in the reader's language. */
export interface FeedLabels {
  all: string;
  newest: string;
  featured: string;
  students: string;
  aloud: string;
  going: string;
  bought: string;
  kinds: string;
  languages: string;
  levels: string;
  ages: string;
  level: string;
  search: string;
  found: string;
  signIn: string;
  login: string;
  password: string;
}

const LABELS: Record<Language, FeedLabels> = {
  en: {
    all: 'All books',
    newest: 'New books',
    featured: 'Featured books',
    students: 'Written by students',
    aloud: 'With a voice',
    going: 'Continue reading',
    bought: 'Bought books',
    kinds: 'Kinds',
    languages: 'Languages',
    levels: 'Levels',
    ages: 'Ages',
    level: 'Level',
    search: 'Search the library',
    found: 'Found books',
    signIn:
      'Make a key for this app under “Reading apps” in your account, and type it in place of a password.',
    login: 'Name (anything will do)',
    password: 'Key',
  },
  fr: {
    all: 'Tous les livres',
    newest: 'Nouveaux livres',
    featured: 'Livres à la une',
    students: 'Écrits par des élèves',
    aloud: 'Avec une voix',
    going: 'Continuer la lecture',
    bought: 'Livres achetés',
    kinds: 'Genres',
    languages: 'Langues',
    levels: 'Niveaux',
    ages: 'Âges',
    level: 'Niveau',
    search: 'Chercher dans la bibliothèque',
    found: 'Livres trouvés',
    signIn:
      'Créez une clé pour cette application sous « Applications de lecture » dans votre compte et saisissez-la à la place du mot de passe.',
    login: 'Nom (au choix)',
    password: 'Clé',
  },
  ar: {
    all: 'كل الكتب',
    newest: 'كتب جديدة',
    featured: 'كتب مختارة',
    students: 'من كتابة التلاميذ',
    aloud: 'مع صوت',
    going: 'متابعة القراءة',
    bought: 'الكتب المشتراة',
    kinds: 'الأنواع',
    languages: 'اللغات',
    levels: 'المستويات',
    ages: 'الأعمار',
    level: 'المستوى',
    search: 'البحث في المكتبة',
    found: 'الكتب التي عُثر عليها',
    signIn: 'أنشئ مفتاحًا لهذا التطبيق ضمن «تطبيقات القراءة» في حسابك، واكتبه مكان كلمة المرور.',
    login: 'الاسم (أي اسم)',
    password: 'المفتاح',
  },
  hi: {
    all: 'सभी किताबें',
    newest: 'नई किताबें',
    featured: 'चुनी हुई किताबें',
    students: 'विद्यार्थियों की लिखी हुई',
    aloud: 'आवाज़ के साथ',
    going: 'आगे पढ़ें',
    bought: 'ख़रीदी हुई किताबें',
    kinds: 'प्रकार',
    languages: 'भाषाएँ',
    levels: 'स्तर',
    ages: 'उम्र',
    level: 'स्तर',
    search: 'पुस्तकालय में खोजें',
    found: 'मिली हुई किताबें',
    signIn: 'अपने खाते में “पढ़ने के ऐप” के नीचे इस ऐप के लिए एक कुंजी बनाएँ और उसे पासवर्ड की जगह लिखें।',
    login: 'नाम (कुछ भी)',
    password: 'कुंजी',
  },
};

export const feedLabels = (language: Language | null): FeedLabels => LABELS[language ?? 'en'];
