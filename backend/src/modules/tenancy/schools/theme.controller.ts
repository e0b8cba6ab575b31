import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { tenantTheme, themeCss } from '@bookgrove/contract';
import { Access } from '../../../platform/http/access.ts';
import { SchoolDirectory } from './school-directory.ts';

/** The school's colours as a style sheet, so that the first paint already wears them. */
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
}
