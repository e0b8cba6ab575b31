import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { GetOwnTraining } from './own-training.query.ts';
import { ReadTraining } from './read-training.ts';
import { RemoveCohort, SaveCohort } from './save-cohort.ts';
import { CohortBody, CohortFilters } from './training-bodies.ts';
import { CohortPage, CohortSaved, CohortView, OwnTraining, TrainingStaff } from './training-views.ts';

/** Training of teachers: hours, and cohorts who take a course together. */
@Controller('api')
@WhileCoursesAreOpen()
export class TrainingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly read: ReadTraining,
  ) {}

  /** The hours of the signed-in person: courses for teachers and the programme of leading teachers. */
  @Access('course.make')
  @Get('my-training')
  @PrivateResponse()
  getOwnTraining(): Promise<OwnTraining> {
    return this.queries.execute(new GetOwnTraining());
  }

  /** Cohorts that the person is in or leads; for administrators all of the school. Those that end last first. */
  @Access('course.make')
  @Get('training-cohorts')
  @PrivateResponse()
  async listCohorts(@Query() filters: CohortFilters, @Req() request: AppRequest): Promise<CohortPage> {
    const rows = await this.read.cohorts(filters.course);
    return page(
      request.url,
      filters,
      rows.length,
      rows.slice(filters.offset, filters.offset + filters.limit),
    );
  }

  /** Makes a cohort, and enrols its members in the course. */
  @Access('course.make')
  @Idempotent()
  @Post('training-cohorts')
  @PrivateResponse()
  makeCohort(@Body() body: CohortBody): Promise<CohortSaved> {
    return this.commands.execute(new SaveCohort(null, body));
  }

  /** A cohort with its members; their hours for those who lead it. */
  @Access('course.make')
  @Get('training-cohorts/:id')
  @PrivateResponse()
  getCohort(@Param('id', ParseId) id: string): Promise<CohortView> {
    return this.read.cohort(id);
  }

  /** Replaces a cohort. Members who are taken out stay enrolled. */
  @Access('course.make')
  @Put('training-cohorts/:id')
  @PrivateResponse()
  changeCohort(@Param('id', ParseId) id: string, @Body() body: CohortBody): Promise<CohortSaved> {
    return this.commands.execute(new SaveCohort(id, body));
  }

  /** Removes a cohort. Its members stay enrolled, and keep their hours. */
  @Access('course.make')
  @Delete('training-cohorts/:id')
  @HttpCode(204)
  removeCohort(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveCohort(id));
  }

  /** Teachers and administrators of the school by name, at most 100. */
  @Access('course.make')
  @Get('training-staff')
  @PrivateResponse()
  async listTrainingStaff(@Query() { search }: PageQuery): Promise<TrainingStaff> {
    return { results: await this.read.staff(search ?? '') };
  }
}
