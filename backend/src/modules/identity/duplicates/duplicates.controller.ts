import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CallDistinct } from './call-distinct.ts';
import { CompareStudents } from './compare-students.query.ts';
import { LikelyDuplicate, ListDuplicates } from './list-duplicates.query.ts';
import { MergedStudents, MergeStudents } from './merge-students.ts';
import { StudentSide } from './student-sides.ts';

const byId = (member: string) => ({ message: `${member} must be the id of a student.` });

export class MergeBody {
  /** The account that stays. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, byId('keep_id'))
  keep_id!: string;

  /** The account that becomes part of it. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, byId('merge_id'))
  merge_id!: string;
}
export class PairBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, byId('one_id'))
  one_id!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, byId('other_id'))
  other_id!: string;
}
export class LikelyDuplicatePage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: LikelyDuplicate[];
}
export class Comparison {
  /** Both, in the order in which they were asked for. */
  students!: StudentSide[];
}

/** Accounts of one child that were made twice: found, looked at side by side, made into one. */
@Controller('api/archived-students')
export class DuplicatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Pairs of students with like names, the likeliest first. */
  @Access('school.manage')
  @Get('duplicates')
  @Header('cache-control', 'private, no-store')
  async listDuplicates(@Query() query: PageQuery, @Req() request: AppRequest): Promise<LikelyDuplicatePage> {
    const { count, pairs } = await this.queries.execute(new ListDuplicates(query));
    return page(request.url, query, count, pairs);
  }

  /** Two students side by side, with what hangs on each account. */
  @Access('school.manage')
  @Get('compare')
  @Header('cache-control', 'private, no-store')
  async compareStudents(@Query() pair: PairBody): Promise<Comparison> {
    return {
      students: await this.queries.execute(
        new CompareStudents(pair.one_id.toLowerCase(), pair.other_id.toLowerCase()),
      ),
    };
  }

  /** Says that two students with like names are two children; they are suggested no more. */
  @Access('school.manage')
  @Post('duplicates/distinct')
  @HttpCode(204)
  async callDistinct(@Body() body: PairBody): Promise<void> {
    await this.commands.execute(new CallDistinct(body.one_id.toLowerCase(), body.other_id.toLowerCase()));
  }

  /** Makes two accounts of one child into one. Cannot be undone. */
  @Access('school.manage')
  @Post('merge')
  @HttpCode(200)
  mergeStudents(@Body() body: MergeBody): Promise<MergedStudents> {
    return this.commands.execute(new MergeStudents(body.keep_id.toLowerCase(), body.merge_id.toLowerCase()));
  }
}
