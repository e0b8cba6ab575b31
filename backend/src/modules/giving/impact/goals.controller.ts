import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import { isRtl, LANGUAGES, type Language } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CHILD_TEXTS } from './data/child-texts.ts';
import { goalOf, GOALS, GOALS_SOURCE, OWN_WORDING } from './goals.rules.ts';

export class GoalLanguageQuery {
  /** Default: the first supported language of Accept-Language, otherwise English. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: `locale is one of ${LANGUAGES.join(', ')}.` })
  locale?: 'en' | 'fr' | 'ar' | 'hi';
}

/** A goal of the United Nations. */
export class GoalCard {
  /** 1 to 17 */
  goal!: number;
  short!: string;
  /** The whole sentence. */
  title!: string;
}

export class GoalTarget {
  /** Its number: `4.1`, `4.a`. */
  number!: string;
  text!: string;
}

/** A goal with its targets. */
export class Goal extends GoalCard {
  locale!: 'en' | 'fr' | 'ar' | 'hi';
  dir!: 'ltr' | 'rtl';
  /** What has to happen, in our own words for children. */
  child_texts!: string[];
  targets!: GoalTarget[];
  /** The texts are our own translation, because the United Nations publish none in this language. */
  own_wording!: boolean;
  /** Address of the official texts. */
  source!: string;
}

/** The texts change with a version of the product only. */
const FRESH = 'public, max-age=3600';

/** The goals of the United Nations with their official targets. */
@Controller('api/sdgs')
export class GoalsController {
  /** All 17 goals. */
  @Access('public')
  @Get()
  @Header('cache-control', FRESH)
  @Header('vary', 'accept-language')
  listGoals(@Query() { locale }: GoalLanguageQuery, @Req() request: AppRequest): GoalCard[] {
    return GOALS[languageOf(locale, request)].map(({ short, title }, index) => ({
      goal: index + 1,
      short,
      title,
    }));
  }

  /** One goal with its targets. */
  @Access('public')
  @Get(':goal')
  @Header('cache-control', FRESH)
  @Header('vary', 'accept-language')
  getGoal(
    @Param('goal') number: string,
    @Query() { locale }: GoalLanguageQuery,
    @Req() request: AppRequest,
  ): Goal {
    const goal = goalOf(number);
    if (!goal) throw notFound('goal');
    const language = languageOf(locale, request);
    const { short, title, targets } = GOALS[language][goal - 1]!;
    return {
      goal,
      short,
      title,
      locale: language,
      dir: isRtl(language) ? 'rtl' : 'ltr',
      child_texts: [...CHILD_TEXTS[goal - 1]![language]],
      targets: Object.entries(targets).map(([target, text]) => ({ number: target, text })),
      own_wording: OWN_WORDING.has(language),
      source: GOALS_SOURCE,
    };
  }
}

const languageOf = (asked: Language | undefined, request: AppRequest): Language =>
  asked ?? wishedLanguage(request.headers['accept-language']) ?? 'en';
