import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import { LiveLessons } from './live-lessons.ts';
import { LiveOpenGuard } from './live-open.ts';
import { Webinars, webinarPath } from './webinars.ts';

const DAYS = 100;

/** Heads of the pages of webinars. */
@Injectable()
@PageHeadsOf('/webinar/')
export class WebinarHeads implements PageHeadSource {
  constructor(
    private readonly clock: Clock,
    private readonly live: LiveLessons,
    private readonly open: LiveOpenGuard,
    private readonly webinars: Webinars,
  ) {}

  async head({ segments: [, slug = '', ...more], named }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more.length > 0 || !(await this.open.isOpen())) return null;
    const times = await this.webinars.times(slug, null).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return [];
      throw error;
    });
    const [time] = times;
    return time ? { title: named(time.title), description: time.summary, indexed: !time.demo } : null;
  }

  async addresses(): Promise<PublicAddress[]> {
    if (!(await this.open.isOpen())) return [];
    const now = this.clock.now();
    const times = await this.live.between(now, new Date(now.getTime() + DAYS * 86_400_000), null);
    const slugs = new Set(times.filter(({ demo }) => !demo).map(({ slug }) => slug));
    return [...slugs].map((slug) => ({ path: webinarPath(slug), languages: LANGUAGES }));
  }
}
