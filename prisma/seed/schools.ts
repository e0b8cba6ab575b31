import { DEFAULT_COLORS, type ColorField, type Language, type Picture } from '@bookgrove/contract';

/** Password of every demo account. Published in the README, so never for production. */
export const DEMO_PASSWORD = 'Read-and-give-1';

/** The picture password of every demo student who signs in by pictures. */
export const DEMO_PICTURES: Picture[] = ['sun', 'fish', 'tree'];

interface DemoClass {
  code: string;
  name: string;
  suffix: string;
  students: [string, string][];
}

export interface DemoSchool {
  key: 'greenfield' | 'riverside' | 'banyan';
  school_name: string;
  announcement: string;
  /** The announcement in further languages. */
  announcements: Partial<Record<Language, string>>;
  country: string;
  /** Town that the finder of schools shows. */
  town: string;
  time_zone: string;
  /** Default currency of its prices, ISO 4217. */
  currency: string;
  /** Language of the interface for people who chose none; without it, that of their browser. */
  language?: 'hi';
  colors: Record<ColorField, string>;
  people: { role: 'school_admin' | 'teacher' | 'parent'; name: [string, string]; user: string }[];
  /** The second administrator, `bursar@`: what needs two administrators can be tried. */
  bursar: [string, string];
  /** Recognised leaders, each with the teacher or parent above as a mentee. */
  leaders?: { kind: 'teacher' | 'parent'; name: [string, string]; user: string }[];
  class: DemoClass;
  /** The youngest class, with sign-in by pictures. */
  youngest?: DemoClass;
}

/** The second member of the platform's team, beside `admin@`. */
export const DEMO_FINANCE = { name: ['Samuel', 'Adler'] as [string, string], user: 'finance' };

/** The schools of the demo, with different designs. */
export const demoSchools: DemoSchool[] = [
  {
    key: 'greenfield',
    school_name: 'Greenfield Primary',
    announcement: 'Book Week starts on Monday. Come as a character you love.',
    announcements: {
      fr: 'La semaine du livre commence lundi. Venez déguisés en un personnage que vous aimez.',
      ar: 'يبدأ أسبوع الكتاب يوم الاثنين. تعالوا في زيّ شخصية تحبونها.',
      hi: 'पुस्तक सप्ताह सोमवार से शुरू हो रहा है। अपने पसंदीदा पात्र बनकर आएँ।',
    },
    country: 'GB',
    town: 'Oxford',
    time_zone: 'Europe/London',
    currency: 'GBP',
    colors: DEFAULT_COLORS,
    people: [
      { role: 'school_admin', name: ['Ruth', 'Mbeki'], user: 'head' },
      { role: 'teacher', name: ['Daniel', 'Osei'], user: 'teacher' },
      { role: 'parent', name: ['Nadia', 'Rahman'], user: 'parent' },
    ],
    bursar: ['Owen', 'Price'],
    leaders: [
      { kind: 'teacher', name: ['Amina', 'Yusuf'], user: 'mentor' },
      { kind: 'parent', name: ['Carlos', 'Mendes'], user: 'mentor.parent' },
    ],
    class: {
      code: 'BEECH724',
      name: 'Beech Class',
      suffix: 'beech',
      students:
        pairs(`Mia Achieng, Amara Okoye, Bilal Hussain, Chloe Watts, Daniel Ferreira, Elif Kaya, Finn Murphy,
        Grace Adeyemi, Hugo Petit, Isla Ross, Jaya Sharma, Kwame Boateng, Lucía Torres, Mateo Silva, Nora Lindgren,
        Oscar Nowak, Priya Nair, Quentin Dubois, Rosa Martins, Sami Haddad, Tess Janssen, Umar Farouk, Vera Petrova,
        William Chen, Xin Zhao, Yara Khalil, Zoe Papadakis, Aarav Mehta, Beatriz Costa, Caleb Wright, Dalia Mansour,
        Ethan Cole, Fatima Diallo, George Popescu, Hana Suzuki, Ivan Horvat, Jonas Weber, Kofi Mensah, Leila Benali,
        Mohammed Ali, Nia Evans, Olivia Brown, Pavel Novak, Ravi Kumar, Sofia Rossi, Tomás Rey, Ayesha Siddiqui`),
    },
    youngest: {
      code: 'ACORN357',
      name: 'Acorn Class',
      suffix: 'acorn',
      students:
        pairs(`Lena Fischer, Adam Osman, Bea Collins, Chidi Eze, Dora Kovacs, Eli Grant, Freya Lund, Hamza Malik,
        Ines Duarte, Joon Park, Lulu Mwangi, Otis Reed`),
    },
  },
  {
    key: 'riverside',
    school_name: 'Riverside School',
    announcement: 'The river walk is on Friday. Bring boots and a notebook.',
    announcements: {
      fr: 'La promenade au bord de la rivière est vendredi. Apportez des bottes et un carnet.',
      ar: 'نزهة النهر يوم الجمعة. أحضروا أحذية عالية ودفترًا.',
      hi: 'नदी की सैर शुक्रवार को है। जूते और एक कॉपी लाएँ।',
    },
    country: 'KE',
    town: 'Nairobi',
    time_zone: 'Africa/Nairobi',
    currency: 'KES',
    colors: {
      primary_color: '#1d4f8c',
      primary_color_light: '#dce8f5',
      primary_color_dark: '#102e57',
      bg_primary_color: '#ffffff',
      bg_secondary_color: '#f1f5f8',
      announcement_color: '#f7c948',
      button_color: '#1d4f8c',
      book_button_color: '#ff8a66',
      text_primary_color: '#1a1d26',
      text_secondary_color: '#474e5c',
      text_muted_color: '#5c6472',
      border_primary_color: '#78859a',
      border_muted_color: '#dae1e9',
    },
    people: [
      { role: 'school_admin', name: ['Helen', 'Marsh'], user: 'head' },
      { role: 'teacher', name: ['Joseph', 'Kamau'], user: 'teacher' },
      { role: 'parent', name: ['Ingrid', 'Solberg'], user: 'parent' },
    ],
    bursar: ['Grace', 'Wanjiku'],
    class: {
      code: 'CEDAR358',
      name: 'Cedar Class',
      suffix: 'cedar',
      students:
        pairs(`Leo Banda, Ada Krüger, Ben Ortiz, Cara Flynn, Dev Patel, Emma Virtanen, Farah Aziz, Gus Olsen,
        Hiba Saleh, Ines Moreau, Jack Turner, Kira Ivanova, Luca Bianchi, Maya Cohen, Noah Smit, Omar Yusuf,
        Pia Keller, Rafael Gomes, Sana Iqbal, Theo Martin, Una Byrne, Viktor Szabo, Wanjiru Kariuki, Zain Malik`),
    },
  },
  {
    key: 'banyan',
    school_name: 'Banyan Vidyalaya',
    announcement: 'पुस्तक मेला शुक्रवार को है। The book fair is on Friday.',
    announcements: {
      en: 'The book fair is on Friday.',
      fr: 'La fête du livre est vendredi.',
      ar: 'معرض الكتاب يوم الجمعة.',
      hi: 'पुस्तक मेला शुक्रवार को है।',
    },
    country: 'IN',
    town: 'Pune',
    time_zone: 'Asia/Kolkata',
    currency: 'INR',
    language: 'hi',
    colors: {
      primary_color: '#8a2f4f',
      primary_color_light: '#f8e1e8',
      primary_color_dark: '#561c31',
      bg_primary_color: '#ffffff',
      bg_secondary_color: '#fbf4ef',
      announcement_color: '#f5bc45',
      button_color: '#8a2f4f',
      book_button_color: '#f2a33c',
      text_primary_color: '#241a1d',
      text_secondary_color: '#54454a',
      text_muted_color: '#6b5a60',
      border_primary_color: '#94808a',
      border_muted_color: '#ebdfe2',
    },
    people: [
      { role: 'school_admin', name: ['Kavita', 'Deshpande'], user: 'head' },
      { role: 'teacher', name: ['Arjun', 'Kulkarni'], user: 'teacher' },
      { role: 'parent', name: ['Meena', 'Joshi'], user: 'parent' },
    ],
    bursar: ['Suresh', 'Patil'],
    class: {
      code: 'BANYAN28',
      name: 'Banyan Class',
      suffix: 'banyan',
      students:
        pairs(`Asha Joshi, Rohan Kale, Diya Shinde, Kabir Pawar, Ananya Gokhale, Vihaan More, Isha Bhosale,
        Aditya Rane, Tara Chavan, Neel Sathe`),
    },
  },
];

/** Username of a student: first name and class, letters only. */
export const usernameOf = (firstName: string, suffix: string): string =>
  `${firstName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}.${suffix}`;

function pairs(list: string): [string, string][] {
  return list.split(',').map((name) => name.trim().split(/\s+/) as [string, string]);
}
