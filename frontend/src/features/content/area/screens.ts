import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('content', 'visitor')(
    '/our-framework',
    '/about',
    '/contact',
    '/navigating-the-platform',
    '/privacy-policy',
    '/terms-of-use',
    '/refund-policy',
    '/our-team',
    '/acknowledgement',
    '/testimonials',
    '/faq',
    '/disclaimer',
    '/report-a-problem',
    '/request-a-tour',
    '/test',
  ),
];
