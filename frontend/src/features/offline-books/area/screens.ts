import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [...screensOf('catalog', 'student')('/library/at-home')];
