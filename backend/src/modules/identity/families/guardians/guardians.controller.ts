import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import {
  GUARDIAN_PERMISSIONS,
  RELATIONSHIPS,
  type GuardianPermission,
  type Relationship,
} from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
} from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import {
  ChangeGuardianLink,
  DecideGuardianLink,
  EndGuardianLink,
  GuardianLinkState,
} from './change-guardian-link.ts';
import { ClassFamilies, GetClassFamilies } from './class-families.query.ts';
import { GuardianCode } from './guardian-codes.ts';
import {
  GuardianLinkView,
  GuardiansOfStudent,
  ListGuardiansOfStudent,
  ListPendingGuardians,
} from './list-guardians.query.ts';
import { ChangeGuardianPolicy, GetGuardianPolicy } from './guardian-policy.ts';
import { ReasonBody } from './reason.body.ts';
import { MakeGuardianCode, MakeGuardianCodesOfClass } from './make-guardian-codes.ts';
import { WriteToFamilies } from './write-to-families.ts';

const RELATIONSHIP = { message: `relationship must be one of ${RELATIONSHIPS.join(', ')}.` };
const MESSAGE = { message: 'Please write a message of 10 to 2,000 characters.' };
const PERMISSIONS = { message: `permissions must be a list of ${GUARDIAN_PERMISSIONS.join(', ')}.` };

export class GuardianCodeBody {
  @IsOptional()
  @IsIn(RELATIONSHIPS, RELATIONSHIP)
  relationship?: Relationship;
}
export class GuardianLinkBody {
  @IsOptional()
  @IsIn(RELATIONSHIPS, RELATIONSHIP)
  relationship?: Relationship;

  @ApiProperty({ enum: GUARDIAN_PERMISSIONS, isArray: true, required: false })
  @IsOptional()
  @IsArray(PERMISSIONS)
  @ArrayMaxSize(GUARDIAN_PERMISSIONS.length, PERMISSIONS)
  @ArrayUnique(PERMISSIONS)
  @IsIn(GUARDIAN_PERMISSIONS, { ...PERMISSIONS, each: true })
  permissions?: GuardianPermission[];
}
export class GuardianPolicyBody {
  @IsBoolean({ message: 'approve_guardians must be true or false.' })
  approve_guardians!: boolean;
}
export class GuardianPolicy {
  /** Whether a guardian who used a code needs the school's approval. */
  approve_guardians!: boolean;
}
export class GuardianLettersOfClass {
  name!: string;
  codes!: GuardianCode[];
}
export class FamilyMessageBody {
  /** Plain text; lines are kept. */
  @ApiProperty()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString(MESSAGE)
  @Length(10, 2_000, MESSAGE)
  message!: string;
}
export class FamilyMessageSent {
  /** Number of guardians to whom it is sent. */
  sent!: number;
}
export class GuardianLinkPage extends ListPage {
  results!: GuardianLinkView[];
}

/** The school's management of guardians. */
@Controller('api')
export class GuardiansController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Guardians and open codes of a child. */
  @Access('class.teach')
  @Get('students/:id/guardians')
  @PrivateResponse()
  listGuardiansOfStudent(
    @Param('id', ParseId) id: string,
    @Req() { user }: AppRequest,
  ): Promise<GuardiansOfStudent> {
    return this.queries.execute(new ListGuardiansOfStudent(id, user!));
  }

  /** Creates a code for one guardian of the child, valid once within seven days. */
  @Access('class.teach')
  @Post('students/:id/guardian-codes')
  @PrivateResponse()
  makeGuardianCode(
    @Param('id', ParseId) id: string,
    @Body() body: GuardianCodeBody,
    @Req() { user }: AppRequest,
  ): Promise<GuardianCode> {
    return this.commands.execute(new MakeGuardianCode(id, body.relationship ?? 'parent', user!));
  }

  /** Creates a code for each child of a class, for the letters to families. */
  @Access('class.teach')
  @Post('classes/:id/guardian-codes')
  @PrivateResponse()
  makeGuardianCodesOfClass(
    @Param('id', ParseId) id: string,
    @Req() { user }: AppRequest,
  ): Promise<GuardianLettersOfClass> {
    return this.commands.execute(new MakeGuardianCodesOfClass(id, user!));
  }

  /** Whom a message to the families of a class reaches. */
  @Access('class.teach')
  @Get('classes/:id/families')
  @PrivateResponse()
  getClassFamilies(@Param('id', ParseId) id: string, @Req() { user }: AppRequest): Promise<ClassFamilies> {
    return this.queries.execute(new GetClassFamilies(id, user!));
  }

  /** Sends a message to every guardian of a class who has an e-mail address. */
  @Access('class.teach')
  @Idempotent()
  @Post('classes/:id/families/message')
  @HttpCode(200)
  writeToFamilies(
    @Param('id', ParseId) id: string,
    @Body() body: FamilyMessageBody,
    @Req() { user }: AppRequest,
  ): Promise<FamilyMessageSent> {
    return this.commands.execute(new WriteToFamilies(id, body.message, user!));
  }

  /** Guardians who need the school's approval. */
  @Access('school.manage')
  @Get('guardian-links/pending')
  @PrivateResponse()
  async listPendingGuardians(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<GuardianLinkPage> {
    const { count, links } = await this.queries.execute(new ListPendingGuardians(query));
    return page(request.url, query, count, links);
  }

  /** Whether the school approves each guardian. */
  @Access('school.manage')
  @Get('guardian-links/policy')
  @PrivateResponse()
  getGuardianPolicy(): Promise<GuardianPolicy> {
    return this.queries.execute(new GetGuardianPolicy());
  }

  /** Sets whether the school approves each guardian. */
  @Access('school.manage')
  @Put('guardian-links/policy')
  changeGuardianPolicy(@Body() body: GuardianPolicyBody): Promise<GuardianPolicy> {
    return this.commands.execute(new ChangeGuardianPolicy(body.approve_guardians));
  }

  /** Approves a pending guardian. */
  @Access('school.manage')
  @Post('guardian-links/:id/approve')
  @HttpCode(200)
  approveGuardian(@Param('id', ParseId) id: string): Promise<GuardianLinkState> {
    return this.commands.execute(new DecideGuardianLink(id, 'approve', ''));
  }

  /** Refuses a pending guardian. */
  @Access('school.manage')
  @Post('guardian-links/:id/refuse')
  @HttpCode(200)
  refuseGuardian(@Param('id', ParseId) id: string, @Body() body: ReasonBody): Promise<GuardianLinkState> {
    return this.commands.execute(new DecideGuardianLink(id, 'refuse', body.reason));
  }

  /** Changes what a guardian may do for this child. */
  @Access('school.manage')
  @Patch('guardian-links/:id')
  changeGuardian(
    @Param('id', ParseId) id: string,
    @Body() body: GuardianLinkBody,
  ): Promise<GuardianLinkState> {
    return this.commands.execute(new ChangeGuardianLink(id, body));
  }

  /** Ends a link, or revokes a code, at once. */
  @Access('signed-in')
  @Post('guardian-links/:id/end')
  @HttpCode(200)
  endGuardianLink(
    @Param('id', ParseId) id: string,
    @Body() body: ReasonBody,
    @Req() { user }: AppRequest,
  ): Promise<GuardianLinkState> {
    return this.commands.execute(new EndGuardianLink(id, body.reason, user!));
  }
}
