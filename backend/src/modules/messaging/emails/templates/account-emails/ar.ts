import type { Role } from '@bookgrove/contract';
import { SECRET_MARK } from '../../../../../platform/link-secrets.ts';
import type { SecondFactorChange } from '../../../contract.ts';
import { dayIn, greetingIn, signatureIn } from '../email-text.ts';
import type { AccountEmails } from './account-emails.ts';

const hello = greetingIn.ar;
const sign = (school: string): string => `\n\n${signatureIn.ar(school)}`;

const CHANGES: Record<SecondFactorChange, string> = {
  turned_on: 'من الآن يطلب حسابك رمزًا من تطبيقك عند تسجيل الدخول.',
  turned_off: 'لم يعد حسابك يطلب رمزًا من تطبيقك.',
  codes_renewed: 'أُنشئت رموز استرداد جديدة لحسابك. لم تعد الرموز القديمة تعمل.',
  passkey_added: 'أُضيف مفتاح مرور إلى حسابك. يستطيع من يملكه تسجيل الدخول به.',
  passkey_removed: 'أُزيل مفتاح مرور من حسابك.',
  reset: 'أزالت مدرستك التحقق بخطوتين وكل مفاتيح المرور من حسابك. يمكنك إعدادها من جديد.',
};

const ROLE_NAMES: Record<Role, string> = {
  student: 'تلميذًا',
  teacher: 'معلمًا',
  parent: 'ولي أمر',
  community: 'صديقًا',
  school_admin: 'مديرًا',
  platform_admin: 'مديرًا',
};

/** E-mails about accounts in Arabic. */
export const ar: AccountEmails = {
  'verify-email': (_data, { school, origin }) => ({
    subject: `أكّد بريدك الإلكتروني في ${school}`,
    text:
      `${hello()}\n\nأهلًا بك في ${school}. افتح هذا الرابط لتأكيد عنوانك:\n` +
      `${origin}/verification/?token=${SECRET_MARK}\n\nيعمل مرة واحدة خلال سبعة أيام. ` +
      `إن لم تكن أنت من سجّل فلا تفعل شيئًا: من دون الرابط لا يحدث شيء.${sign(school)}`,
  }),
  'reset-password': (_data, { school, origin, first_name }) => ({
    subject: `كلمة مرور جديدة في ${school}`,
    text:
      `${hello(first_name)}\n\nيمكنك هنا اختيار كلمة مرور جديدة:\n` +
      `${origin}/password-reset-confirm/?token=${SECRET_MARK}\n\nيعمل الرابط مرة واحدة لمدة ساعة. ` +
      `إن لم تطلبه فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.${sign(school)}`,
  }),
  'set-password': (_data, { school, origin, first_name }) => ({
    subject: `حسابك في ${school}`,
    text:
      `${hello(first_name)}\n\nأنشأت ${school} حسابًا لك. اختر كلمة مرورك هنا:\n` +
      `${origin}/password-reset-confirm/?token=${SECRET_MARK}\n\nيعمل الرابط مرة واحدة خلال سبعة أيام. ` +
      `بعد ذلك اطلب رابطًا جديدًا من «نسيت كلمة المرور؟» عند تسجيل الدخول.${sign(school)}`,
  }),
  'change-email': (_data, { school, origin, first_name }) => ({
    subject: `أكّد بريدك الإلكتروني الجديد في ${school}`,
    text:
      `${hello(first_name)}\n\nافتح هذا الرابط لاستخدام هذا العنوان في ${school} من الآن:\n` +
      `${origin}/verification/?token=${SECRET_MARK}\n\nيعمل مرة واحدة خلال يوم. ` +
      `إن لم تطلبه فلا تفعل شيئًا: لا يتغير شيء.${sign(school)}`,
  }),
  'password-changed': (_data, { school, origin, first_name }) => ({
    subject: `تغيّرت كلمة مرورك في ${school}`,
    text:
      `${hello(first_name)}\n\nتغيّرت كلمة مرورك للتو، وسُجّل الخروج من الأجهزة الأخرى.\n\n` +
      `ألست أنت؟ اختر كلمة جديدة فورًا وأخبر المدرسة:\n${origin}/resetpasswordemail${sign(school)}`,
  }),
  'email-changed': (_data, { school, first_name }) => ({
    subject: `تغيّر بريدك الإلكتروني في ${school}`,
    text:
      `${hello(first_name)}\n\nيستخدم حسابك في ${school} من الآن عنوانًا آخر. ` +
      `هذه آخر رسالة إلى هذا العنوان.\n\nألست أنت؟ أخبر المدرسة فورًا.${sign(school)}`,
  }),
  'second-factor-changed': ({ change }, { school, origin, first_name }) => ({
    subject: `تغيّرت حماية حسابك في ${school}`,
    text:
      `${hello(first_name)}\n\n${CHANGES[change]}\n\nهل كنت أنت؟ إذن لا يلزمك شيء.\n\n` +
      `وإلا فقد يكون شخص آخر في حسابك: غيّر كلمة مرورك، وانظر في حماية حسابك هنا، وأخبر مدرستك:\n` +
      `${origin}/account/security${sign(school)}`,
  }),
  'data-copy-ready': ({ path }, { school, origin, first_name }) => ({
    subject: `نسخة البيانات في ${school} جاهزة`,
    text:
      `${hello(first_name)}\n\nالنسخة التي طلبتها جاهزة. خذها من هنا بكلمة مرورك خلال سبعة أيام:\n${origin}${path}\n\n` +
      `يمكن أخذها مرة واحدة. إن لم تطلبها فغيّر كلمة مرورك وأخبر مدرستك.${sign(school)}`,
  }),
  invitation: ({ first_name, inviter, role, class_name, message, expires_at }, { school, origin }) => ({
    subject: `يدعوك ${inviter} إلى ${school}`,
    text:
      `${hello(first_name)}\n\nيدعوك ${inviter} إلى الانضمام إلى ${school} بصفتك ${ROLE_NAMES[role]}` +
      `${class_name ? ` في ${class_name}` : ''}.\n\n` +
      `${message ? `يقول في رسالته:\n${message}\n\n` : ''}` +
      `اقبل الدعوة هنا:\n${origin}/accept-invitation/${SECRET_MARK}/\n\n` +
      `يعمل الرابط حتى ${dayIn('ar', expires_at)}. إن كنت لا تعرف هذه المدرسة فلا تفعل شيئًا.${sign(school)}`,
  }),
};
