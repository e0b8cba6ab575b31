import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [...screensOf('catalog', 'visitor')('/search?search=lighthose')];
