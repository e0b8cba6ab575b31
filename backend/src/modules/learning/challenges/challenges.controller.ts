import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import {
  ChallengeBody,
  ChallengeFilters,
  CheckBody,
  EntryBody,
  MoveBody,
  NewChallengeBody,
} from './challenge-bodies.ts';
import {
  CreateChallenge,
  GetChallengeDraft,
  ListChallengeDesk,
  MoveChallenge,
  SaveChallenge,
} from './challenge-desk.ts';
import {
  ChallengeDeskPage,
  ChallengeDraft,
  ChallengePage,
  ChallengeSaved,
  ChallengeView,
  ChallengeWorkPage,
  OwnChallenge,
  Showcase,
} from './challenge-views.ts';
import {
  GetChallenge,
  GetOwnChallenge,
  GetShowcase,
  ListChallenges,
  ListChallengeWork,
} from './challenge.queries.ts';
import { ChangeEntry, CheckEntry, EnterChallenge, WishShowcase } from './enter-challenge.ts';

export class EntryMade {
  id!: string;
}
export class ShowcaseWishBody {
  @IsBoolean({ message: 'wants_show must be true or false.' })
  wants_show!: boolean;
}

const FRESH = 'public, no-cache';

/** Challenges and their entries. They belong to the school feature `courses`. */
@Controller('api')
export class ChallengesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the challenges of the school and of the platform; those that end soonest first. */
  @Access('public')
  @Get('challenges')
  @Header('cache-control', FRESH)
  listChallenges(@Query() filters: ChallengeFilters, @Req() request: AppRequest): Promise<ChallengePage> {
    return this.queries.execute(new ListChallenges(filters, request.url));
  }

  /** A challenge by id or slug. */
  @Access('public')
  @Get('challenges/:idOrSlug')
  @Header('cache-control', FRESH)
  getChallenge(@Param('idOrSlug') idOrSlug: string): Promise<ChallengeView> {
    return this.queries.execute(new GetChallenge(idOrSlug));
  }

  /** Entries that everybody may see: author, teacher and families agree. */
  @Access('public')
  @Get('challenges/:idOrSlug/showcase')
  @Header('cache-control', FRESH)
  getShowcase(@Param('idOrSlug') idOrSlug: string): Promise<Showcase> {
    return this.queries.execute(new GetShowcase(idOrSlug));
  }

  /** The entries of the signed-in person, and what class and school have done together. */
  @Access('course.learn')
  @Get('challenges/:idOrSlug/own')
  @PrivateResponse()
  getOwnChallenge(@Param('idOrSlug') idOrSlug: string): Promise<OwnChallenge> {
    return this.queries.execute(new GetOwnChallenge(idOrSlug));
  }

  /** Hands in an entry, alone or with classmates. 409 `not_running`, `handed_in_already`, `enough_handed_in`, `counts_by_itself`. */
  @Access('course.learn')
  @Idempotent()
  @Post('challenges/:idOrSlug/entries')
  @PrivateResponse()
  enterChallenge(@Param('idOrSlug') idOrSlug: string, @Body() body: EntryBody): Promise<EntryMade> {
    return this.commands.execute(new EnterChallenge(idOrSlug, body));
  }

  /** Changes an entry that waits or was returned, and hands it in again. 409 `wrong_state`. */
  @Access('course.learn')
  @Put('challenge-entries/:id')
  @HttpCode(204)
  changeEntry(@Param('id', ParseId) id: string, @Body() body: EntryBody): Promise<void> {
    return this.commands.execute(new ChangeEntry(id, body));
  }

  /** Takes an entry out of the showcase, which everybody of its team may, or asks for it. */
  @Access('course.learn')
  @Put('challenge-entries/:id/showcase')
  @HttpCode(204)
  wishShowcase(@Param('id', ParseId) id: string, @Body() { wants_show }: ShowcaseWishBody): Promise<void> {
    return this.commands.execute(new WishShowcase(id, wants_show));
  }

  /** Entries that wait for a check: of a teacher those of the own students, of an administrator all of the school. */
  @Access('work.mark')
  @Get('challenge-work')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  listChallengeWork(@Query() paging: PageQuery, @Req() request: AppRequest): Promise<ChallengeWorkPage> {
    return this.queries.execute(new ListChallengeWork(paging, request.url));
  }

  /** Accepts an entry, or returns it with words. 409 `wrong_state`. */
  @Access('work.mark')
  @Post('challenge-entries/:id/check')
  @WhileCoursesAreOpen()
  @HttpCode(204)
  checkEntry(@Param('id', ParseId) id: string, @Body() body: CheckBody): Promise<void> {
    return this.commands.execute(new CheckEntry(id, body));
  }

  /** Challenges that the person makes: of a teacher the own, of administrators all of their school. */
  @Access('course.make')
  @Get('challenge-desk')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  listChallengeDesk(@Query() filters: PageQuery, @Req() request: AppRequest): Promise<ChallengeDeskPage> {
    return this.queries.execute(new ListChallengeDesk(filters, request.url));
  }

  /** Makes a challenge as an empty draft. */
  @Access('course.make')
  @Idempotent()
  @Post('challenge-desk')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  createChallenge(@Body() body: NewChallengeBody): Promise<ChallengeSaved> {
    return this.commands.execute(new CreateChallenge(body));
  }

  /** A challenge with everything that is in it. */
  @Access('course.make')
  @Get('challenge-desk/:id')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  getChallengeDraft(@Param('id', ParseId) id: string): Promise<ChallengeDraft> {
    return this.queries.execute(new GetChallengeDraft(id));
  }

  /** Replaces what is in it. 409 `changed_meanwhile`, 422 `challenge_incomplete` once it is published. */
  @Access('course.make')
  @Put('challenge-desk/:id')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  saveChallenge(@Param('id', ParseId) id: string, @Body() body: ChallengeBody): Promise<ChallengeSaved> {
    return this.commands.execute(new SaveChallenge(id, body));
  }

  /** Publishes it, takes it out of the lists, or puts it back. 409 `wrong_status`, 422 `challenge_incomplete`. */
  @Access('course.make')
  @Post('challenge-desk/:id/move')
  @WhileCoursesAreOpen()
  @HttpCode(204)
  moveChallenge(@Param('id', ParseId) id: string, @Body() { move }: MoveBody): Promise<void> {
    return this.commands.execute(new MoveChallenge(id, move));
  }
}
