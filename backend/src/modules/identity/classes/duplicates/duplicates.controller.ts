import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Length } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { MarkStudentsDistinct } from './mark-students-distinct.ts';
import { CompareStudents } from './compare-students.query.ts';
import { LikelyDuplicate, ListDuplicates } from './list-duplicates.query.ts';
import { ListMerges, MergeOfAccount } from './list-merges.query.ts';
import { MergedStudents, MergeStudents } from './merge-students.ts';
import { UndoMerge, UndoneMerge } from './undo-merge.ts';
import { ComparedStudent } from './compared-student.ts';

const byId = (member: string) => ({ message: `${member} must be the id of a student.` });

export class MergeBody {
  /** The account that stays. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, byId('keep_id'))
  keep_id!: string;

  /** The account that is merged into it. */
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
export class MergesQuery {
  /** Either account of the merge. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, byId('person_id'))
  person_id!: string;
}
export class MergeList {
  results!: MergeOfAccount[];
}
const WHY = { message: 'Please say why, in 3 to 300 letters.' };
export class UndoMergeBody {
  /** Why, in 3 to 300 characters; it is in the audit. */
  @ApiProperty()
  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;
}
export class LikelyDuplicatePage extends ListPage {
  results!: LikelyDuplicate[];
}
export class Comparison {
  /** Both, in the requested order. */
  students!: ComparedStudent[];
}

/** Duplicates: accounts that describe the same child are found, compared and merged. */
@Controller('api/archived-students')
export class DuplicatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Pairs of students with similar names, the most likely duplicates first. */
  @Access('school.manage')
  @Get('duplicates')
  @PrivateResponse()
  async listDuplicates(@Query() query: PageQuery, @Req() request: AppRequest): Promise<LikelyDuplicatePage> {
    const { count, pairs } = await this.queries.execute(new ListDuplicates(query));
    return page(request.url, query, count, pairs);
  }

  /** Two students side by side, with the data that belongs to each account. */
  @Access('school.manage')
  @Get('compare')
  @PrivateResponse()
  async compareStudents(@Query() pair: PairBody): Promise<Comparison> {
    return {
      students: await this.queries.execute(
        new CompareStudents(pair.one_id.toLowerCase(), pair.other_id.toLowerCase()),
      ),
    };
  }

  /** Marks two students as distinct; they are not suggested again. */
  @Access('school.manage')
  @Post('duplicates/distinct')
  @HttpCode(204)
  async markStudentsDistinct(@Body() body: PairBody): Promise<void> {
    await this.commands.execute(
      new MarkStudentsDistinct(body.one_id.toLowerCase(), body.other_id.toLowerCase()),
    );
  }

  /** Merges two accounts of one child. It can be undone for a day. */
  @Access('school.manage')
  @Post('merge')
  @HttpCode(200)
  mergeStudents(@Body() body: MergeBody): Promise<MergedStudents> {
    return this.commands.execute(new MergeStudents(body.keep_id.toLowerCase(), body.merge_id.toLowerCase()));
  }

  /** The merges of a student's account in the last day, the newest first, and whether each can be undone. */
  @Access('school.manage')
  @Get('merges')
  @PrivateResponse()
  async listMerges(@Query() { person_id }: MergesQuery): Promise<MergeList> {
    return { results: await this.queries.execute(new ListMerges(person_id.toLowerCase())) };
  }

  /**
   * Undoes a merge: the other account comes back with its logins, classes, guardians and data. What people did
   * since stays with the account that was kept.
   */
  @Access('school.manage')
  @Post('merges/:id/undo')
  @HttpCode(200)
  undoMerge(@Param('id', ParseId) id: string, @Body() { reason }: UndoMergeBody): Promise<UndoneMerge> {
    return this.commands.execute(new UndoMerge(id, reason));
  }
}
