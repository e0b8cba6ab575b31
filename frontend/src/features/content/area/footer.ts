import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { contact, report, tour } from './addresses.ts';

export const footerLinks: AreaFooter = () => [
  { column: 'about', order: 10, to: '/about', label: t('About us') },
  { column: 'about', order: 20, to: '/faq', label: t('Questions') },
  { column: 'about', order: 40, to: tour, label: t('Request a tour') },
  { column: 'about', order: 50, to: report, label: t('Report a problem') },
  { column: 'legal', order: 10, to: '/disclaimer', label: t('Disclaimer') },
  { column: 'legal', order: 20, to: '/terms-of-use', label: t('Terms of Use') },
  { column: 'legal', order: 30, to: '/refund-policy', label: t('Refund Policy') },
  { column: 'legal', order: 40, to: '/privacy-policy', label: t('Privacy Policy') },
  { column: 'legal', order: 50, to: contact, label: t('Contact Us') },
];
