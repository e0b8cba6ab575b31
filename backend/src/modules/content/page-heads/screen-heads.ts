import { Injectable } from '@nestjs/common';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { PAGE_LOCALES } from '../pages/page.rules.ts';
import { CHOICE, OPEN_SCREENS, WELCOME } from './screen-texts.ts';

const SCREENS = Object.keys(OPEN_SCREENS);

/** Heads of screens with fixed texts, and of the sign-in page. */
@Injectable()
@PageHeadsOf('/login', ...SCREENS)
export class ScreenHeads implements PageHeadSource {
  head({ path, tenant, language, named, about }: HeadRequest): Promise<PageHead | null> {
    const screen = OPEN_SCREENS[path]?.[language];
    if (screen)
      return Promise.resolve({
        title: named(screen.title),
        description: screen.description,
        indexed: true,
        written: language,
        alternates: PAGE_LOCALES,
        ...((path === '/' || path === '/library') && {
          first: { kind: 'library', tenant, language, title: WELCOME[language] },
        }),
      });
    if (path === '/login' && tenant.id !== PLATFORM_TENANT_ID)
      return Promise.resolve({
        title: tenant.name,
        description: about,
        indexed: false,
        first: { kind: 'choice', tenant, language, ...CHOICE[language] },
      });
    return Promise.resolve(null);
  }

  addresses(): Promise<PublicAddress[]> {
    return Promise.resolve(SCREENS.map((path) => ({ path, languages: PAGE_LOCALES })));
  }
}
