import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { Trimmed } from '../../../platform/http/fields.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { FindSchools, FoundSchool } from './find-schools.query.ts';
import { SCHOOL_FINDER_ADDRESS_BUDGET } from './school-finder.budgets.ts';

const LENGTH = { message: 'Type two letters or more of the name or the town, and at most 80.' };

class SchoolFinderQuery {
  /** Part of the name or the town. */
  @Trimmed()
  @IsString(LENGTH)
  @MinLength(2, LENGTH)
  @MaxLength(80, LENGTH)
  search!: string;
}
export class FoundSchools {
  results!: FoundSchool[];
}

/** The finder of schools on the platform's sign-in page. */
@Controller('api')
export class SchoolFinderController {
  constructor(private readonly queries: QueryBus) {}

  /** Schools that chose to be found, by a part of their name or town; at most ten, best first. */
  @Access('public')
  @BudgetPolicy(SCHOOL_FINDER_ADDRESS_BUDGET)
  @Get('school-finder')
  @Header('cache-control', 'public, max-age=60')
  async findSchools(
    @Query() { search }: SchoolFinderQuery,
    @Req() request: AppRequest,
  ): Promise<FoundSchools> {
    return { results: await this.queries.execute(new FindSchools(search, request.ip)) };
  }
}
