import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, PICTURES, PICTURES_CHOSEN, type Picture } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import type { FastifyReply } from 'fastify';
import { type AppError, invalidFields } from '../../../../platform/errors.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { PresentedBadge, PresentBadge } from './present-badge.ts';
import { classDeviceOf } from './class-device-cookie.ts';
import { PicturesBody } from './pictures.body.ts';
import { GetProfile } from '../../profile/get-profile.query.ts';
import { SignedIn } from '../second-factor/sign-in-reply.ts';
import { ChoosePictures } from './choose-pictures.ts';
import { callerOf, RefreshByCookie, SessionReply } from '../sessions/session-reply.ts';
import { SignInStudent, type StudentIdentification, type StudentProof } from './sign-in-student.ts';
import { SIGN_IN_ADDRESS_BUDGET } from '../sessions/sign-in.budgets.ts';
import { BADGE_ADDRESS_BUDGET, SIGN_IN_CLASS_BUDGET } from './student-sign-in.budgets.ts';

const tooLong = { message: 'Characters too long' };
const three = { message: `Choose ${PICTURES_CHOSEN} pictures.` };

export class StudentBody {
  /** Class code; requires `student`. */
  @IsOptional()
  @IsString({ message: 'code must be the code of a class.' })
  @MaxLength(32, { message: 'code must be the code of a class.' })
  code?: string;

  /** Id of a student in the class's list. */
  @IsOptional()
  @IsString({ message: 'student must be an id of the class’s list.' })
  @MaxLength(64, { message: 'student must be an id of the class’s list.' })
  student?: string;

  /** In place of code and student: the badge token from `POST /auth/badge/`. */
  @IsOptional()
  @IsString({ message: 'ticket must be what showing the badge gave.' })
  @MaxLength(LIMITS.textMax, { message: 'ticket must be what showing the badge gave.' })
  ticket?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, tooLong)
  password?: string;

  /** Three pictures in order. */
  @IsOptional()
  @IsArray(three)
  @ArrayMinSize(PICTURES_CHOSEN, three)
  @ArrayMaxSize(PICTURES_CHOSEN, three)
  @IsIn(PICTURES, { each: true, message: three.message })
  @ApiProperty({ isArray: true, enum: PICTURES, required: false })
  pictures?: Picture[];

  /** Six digits from the teacher. */
  @IsOptional()
  @Matches(/^\d{6}$/, { message: 'The code from your teacher has six digits.' })
  backup_code?: string;

  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false.' })
  remember?: boolean;
}

export class BadgeBody {
  /** The secret of the badge’s link. */
  @IsString({ message: 'badge must be the secret of a badge.' })
  @MaxLength(64, { message: 'badge must be the secret of a badge.' })
  badge!: string;
}

export class StudentIn extends SignedIn {
  /** Whether the class signs in by pictures and this student has none yet. */
  choose_pictures!: boolean;
}

@Controller('api/auth')
export class StudentSignInController {
  constructor(
    private readonly reply: SessionReply,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Returns the owner of a badge, and the next step. Opens no session. */
  @Access('public')
  @BudgetPolicy(BADGE_ADDRESS_BUDGET)
  @Post('badge')
  @HttpCode(200)
  @PrivateResponse()
  async presentBadge(@Body() body: BadgeBody, @Req() request: AppRequest): Promise<PresentedBadge> {
    return this.commands.execute(new PresentBadge(body.badge, request.ip));
  }

  /**
   * Signs a student in: `code` and `student`, or `ticket`; and `password`, `pictures` or `backup_code`, or
   * nothing when the badge is sufficient. With pictures, a device that is new to the class is answered 403
   * `device_waiting` until a teacher of the class approves it; repeat the request then, with the cookie
   * `class_device` that it set.
   */
  @Access('public')
  @BudgetPolicy(SIGN_IN_ADDRESS_BUDGET, SIGN_IN_CLASS_BUDGET)
  @RefreshByCookie()
  @Post('student')
  @HttpCode(200)
  async signInStudent(
    @Body() body: StudentBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StudentIn> {
    const { userId, choosePictures, ...tokens } = await this.commands.execute(
      new SignInStudent(identificationOf(body), proofOf(body), {
        ...callerOf(request),
        device: isByClassDevice(body) ? classDeviceOf(request, reply) : '',
        remember: body.remember ?? false,
      }),
    );
    return {
      ...this.reply.send(request, reply, tokens),
      user: await this.queries.execute(new GetProfile(userId)),
      choose_pictures: choosePictures,
    };
  }

  /** A student without a picture password chooses one. */
  @Access('signed-in')
  @Put('pictures')
  @HttpCode(204)
  async choosePictures(@Body() body: PicturesBody, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new ChoosePictures(request.user!.userId, body.pictures));
  }
}

/** Whether it matters to the class with which device somebody signs in. */
const isByClassDevice = ({ code, pictures, backup_code }: StudentBody): boolean =>
  code !== undefined && (pictures !== undefined || backup_code !== undefined);

function identificationOf({ code, student, ticket }: StudentBody): StudentIdentification {
  if (ticket !== undefined && code === undefined && student === undefined) return { ticket };
  if (ticket === undefined && code !== undefined && student !== undefined) return { code, student };
  throw unclear('ticket', 'Send a ticket, or a code and a student.');
}

function proofOf({ password, pictures, backup_code }: StudentBody): StudentProof {
  const proofs: StudentProof[] = [];
  if (password !== undefined) proofs.push({ kind: 'password', password });
  if (pictures !== undefined) proofs.push({ kind: 'pictures', pictures });
  if (backup_code !== undefined) proofs.push({ kind: 'backup_code', code: backup_code });
  if (proofs.length > 1) throw unclear('password', 'Send one of password, pictures and backup_code.');
  return proofs[0] ?? { kind: 'none' };
}

const unclear = (field: string, message: string): AppError => invalidFields({ [field]: [message] });
