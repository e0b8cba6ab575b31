import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [...screensOf('identity', 'head')('/admin/sign-in')];
