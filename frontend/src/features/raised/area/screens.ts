import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [...screensOf('commerce', 'head')('/admin/money-raised')];
