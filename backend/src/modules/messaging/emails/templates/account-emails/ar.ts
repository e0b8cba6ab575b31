import type { Role } from '@bookgrove/contract';
import { SECRET_MARK } from '../../../../../platform/link-secrets.ts';
import type { SecondFactorChange } from '../../../contract.ts';
import { button, type ButtonLabel } from '../button-labels.ts';
import { quote, type EmailBlock } from '../email-blocks.ts';
import { dayIn, greetingIn } from '../email-text.ts';
import type { AccountEmails } from './account-emails.ts';

const hello = greetingIn.ar;
const link = (label: ButtonLabel, url: string): EmailBlock => button('ar', label, url);

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
    blocks: [
      hello(),
      `أهلًا بك في ${school}. افتح هذا الرابط لتأكيد عنوانك:`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `يعمل مرة واحدة خلال سبعة أيام. إن لم تكن أنت من سجّل فلا تفعل شيئًا: من دون الرابط لا يحدث شيء.`,
    ],
  }),
  'reset-password': (_data, { school, origin, first_name }) => ({
    subject: `كلمة مرور جديدة في ${school}`,
    blocks: [
      hello(first_name),
      `يمكنك هنا اختيار كلمة مرور جديدة:`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `يعمل الرابط مرة واحدة لمدة ساعة. إن لم تطلبه فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.`,
    ],
  }),
  'set-password': (_data, { school, origin, first_name }) => ({
    subject: `حسابك في ${school}`,
    blocks: [
      hello(first_name),
      `أنشأت ${school} حسابًا لك. اختر كلمة مرورك هنا:`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `يعمل الرابط مرة واحدة خلال سبعة أيام. بعد ذلك اطلب رابطًا جديدًا من «نسيت كلمة المرور؟» عند تسجيل الدخول.`,
    ],
  }),
  'change-email': (_data, { school, origin, first_name }) => ({
    subject: `أكّد بريدك الإلكتروني الجديد في ${school}`,
    blocks: [
      hello(first_name),
      `افتح هذا الرابط لاستخدام هذا العنوان في ${school} من الآن:`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `يعمل مرة واحدة خلال يوم. إن لم تطلبه فلا تفعل شيئًا: لا يتغير شيء.`,
    ],
  }),
  'guardian-confirmation': (_data, { school, origin }) => ({
    subject: `طفل يطلب موافقتك في ${school}`,
    blocks: [
      hello(),
      `يودّ طفل أن يقرأ في ${school}، وقد كتب عنوان بريدك الإلكتروني على أنه عنوان والده أو والدته أو ولي أمره.`,
      `في الصفحة التي يفتحها هذا الرابط تجد من هو الطفل، وما الذي يُحفظ ولماذا. هناك توافق أو ترفض:`,
      link('guardian', `${origin}/guardian-confirmation/?token=${SECRET_MARK}`),
      `يعمل الرابط أربعة عشر يومًا. إذا رفضت يُحذف كل ما يخص هذا التسجيل فورًا، وإذا لم تجب يُحذف بعد أربعة عشر يومًا. إذا كنت لا تعرف طفلًا يطلب ذلك فاختر الرفض.`,
    ],
  }),
  'password-changed': (_data, { school, origin, first_name }) => ({
    subject: `تغيّرت كلمة مرورك في ${school}`,
    blocks: [
      hello(first_name),
      `تغيّرت كلمة مرورك للتو، وسُجّل الخروج من الأجهزة الأخرى.`,
      `ألست أنت؟ اختر كلمة جديدة فورًا وأخبر المدرسة:`,
      link('password', `${origin}/resetpasswordemail`),
    ],
  }),
  'email-changed': (_data, { school, first_name }) => ({
    subject: `تغيّر بريدك الإلكتروني في ${school}`,
    blocks: [
      hello(first_name),
      `يستخدم حسابك في ${school} من الآن عنوانًا آخر. هذه آخر رسالة إلى هذا العنوان.`,
      `ألست أنت؟ أخبر المدرسة فورًا.`,
    ],
  }),
  'second-factor-changed': ({ change }, { school, origin, first_name }) => ({
    subject: `تغيّرت حماية حسابك في ${school}`,
    blocks: [
      hello(first_name),
      CHANGES[change],
      `هل كنت أنت؟ إذن لا يلزمك شيء.`,
      `وإلا فقد يكون شخص آخر في حسابك: غيّر كلمة مرورك، وانظر في حماية حسابك هنا، وأخبر مدرستك:`,
      link('security', `${origin}/account/security`),
    ],
  }),
  'data-copy-ready': ({ path }, { school, origin, first_name }) => ({
    subject: `نسخة البيانات في ${school} جاهزة`,
    blocks: [
      hello(first_name),
      `النسخة التي طلبتها جاهزة. خذها من هنا بكلمة مرورك خلال سبعة أيام:`,
      link('copy', `${origin}${path}`),
      `يمكن أخذها مرة واحدة. إن لم تطلبها فغيّر كلمة مرورك وأخبر مدرستك.`,
    ],
  }),
  invitation: ({ first_name, inviter, role, class_name, message, expires_at }, { school, origin }) => ({
    subject: `يدعوك ${inviter} إلى ${school}`,
    blocks: [
      hello(first_name),
      `يدعوك ${inviter} إلى الانضمام إلى ${school} بصفتك ${ROLE_NAMES[role]}${class_name ? ` في ${class_name}` : ''}.`,
      ...(message ? ['يقول في رسالته:', quote(message)] : []),
      `اقبل الدعوة هنا:`,
      link('invitation', `${origin}/accept-invitation/${SECRET_MARK}/`),
      `يعمل الرابط حتى ${dayIn('ar', expires_at)}. إن كنت لا تعرف هذه المدرسة فلا تفعل شيئًا.`,
    ],
  }),
};
