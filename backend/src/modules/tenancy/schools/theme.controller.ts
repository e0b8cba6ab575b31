import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { tenantTheme, themeCss } from '@bookgrove/contract';
import { Access } from '../../../platform/http/access.ts';
import { SchoolDirectory } from './school-directory.ts';

/** Icons of the installed app: phones may crop `maskable` ones; the SVG stays sharp at every size. */
const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The school's colours as a style sheet, so that the first paint already uses them. */
@ApiExcludeController()
@Controller()
export class ThemeController {
  constructor(private readonly schools: SchoolDirectory) {}

  @Access('public')
  @Get('theme.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=10')
  async getTheme(): Promise<string> {
    return themeCss(tenantTheme(await this.schools.current()));
  }

  /** The web app manifest: name and icons of the app when it is installed on a device. */
  @Access('public')
  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', 'public, max-age=60')
  async getManifest(): Promise<string> {
    const school = await this.schools.current();
    const { variables } = tenantTheme(school);
    return JSON.stringify({
      name: school.school_name,
      short_name: school.school_name.slice(0, 24),
      id: '/library',
      start_url: '/library',
      scope: '/',
      display: 'standalone',
      theme_color: variables['--brand'],
      background_color: variables['--page'],
      lang: school.language ?? 'en',
      categories: ['books', 'education'],
      icons: ICONS,
    });
  }
}
