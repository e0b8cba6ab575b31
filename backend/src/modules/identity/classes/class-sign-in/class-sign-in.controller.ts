import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { teachingOf } from '../management/class-access.ts';
import { DecideClassDevice } from './decide-class-device.ts';
import { ListClassDevices, WaitingDevices } from './list-class-devices.query.ts';
import { MakeBadges } from './make-badges.ts';
import { VoidBadges } from './void-badges.ts';
import { BackupCode, MakeBackupCode } from './make-backup-code.ts';
import { SetPictures } from './set-pictures.ts';
import { ChangeClassCode, ChangeClassSignIn, ClassSignIn } from './change-class-sign-in.ts';
import { BadgesBody, ClassSignInBody, PrintBadgesBody, SetPicturesBody } from './class-sign-in.bodies.ts';

export class BadgesVoided {
  /** Number of badges that were voided. */
  voided!: number;
}

/** How the students of a class sign in, for its teachers and the school's administrators. */
@Controller('api/classes/:id')
export class ClassSignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Sets when the class code works, and the second step of sign-in. */
  @Access('class.teach')
  @Patch('sign-in')
  async changeClassSignIn(
    @Param('id', ParseId) id: string,
    @Body() body: ClassSignInBody,
  ): Promise<ClassSignIn> {
    return this.commands.execute(new ChangeClassSignIn(id, body));
  }

  /** Gives the class a new code; the old one stops working at once. */
  @Access('class.teach')
  @Post('code')
  @HttpCode(200)
  async changeClassCode(@Param('id', ParseId) id: string): Promise<ClassSignIn> {
    return this.commands.execute(new ChangeClassCode(id));
  }

  /** Makes badges and returns the sheet as a PDF. Previous badges become void. */
  @Access('class.teach')
  @Post('badges')
  @HttpCode(200)
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async makeBadges(@Param('id', ParseId) id: string, @Body() body: PrintBadgesBody): Promise<StreamableFile> {
    const sheet = await this.commands.execute(new MakeBadges(id, body.students, body.only_missing));
    return new StreamableFile(sheet, {
      type: 'application/pdf',
      disposition: 'inline; filename="badges.pdf"',
    });
  }

  /** Devices that are new to the class and wait for its teacher. */
  @Access('class.teach')
  @Get('devices')
  @PrivateResponse()
  async listClassDevices(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<WaitingDevices> {
    return { results: await this.queries.execute(new ListClassDevices(teachingOf(request), id, request.ip)) };
  }

  /** Lets students of the class sign in with this device; and, where it is in the requester's network, with all there. */
  @Access('class.teach')
  @Post('devices/:deviceId/approve')
  @HttpCode(204)
  async approveClassDevice(
    @Param('id', ParseId) id: string,
    @Param('deviceId', ParseId) deviceId: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new DecideClassDevice(id, deviceId, 'approved', request.ip));
  }

  /** Refuses this device; it may ask again after a quarter of an hour. */
  @Access('class.teach')
  @Post('devices/:deviceId/refuse')
  @HttpCode(204)
  async refuseClassDevice(
    @Param('id', ParseId) id: string,
    @Param('deviceId', ParseId) deviceId: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new DecideClassDevice(id, deviceId, 'refused', request.ip));
  }

  /** Voids the badges of the named students, or of the whole class. */
  @Access('class.teach')
  @Post('badges/void')
  @HttpCode(200)
  async voidBadges(@Param('id', ParseId) id: string, @Body() body: BadgesBody): Promise<BadgesVoided> {
    return { voided: await this.commands.execute(new VoidBadges(id, body.students)) };
  }

  /** Sets a student's picture password, or removes it. */
  @Access('class.teach')
  @Put('students/:studentId/pictures')
  @HttpCode(204)
  async setPictures(
    @Param('id', ParseId) id: string,
    @Param('studentId', ParseId) studentId: string,
    @Body() body: SetPicturesBody,
  ): Promise<void> {
    await this.commands.execute(new SetPictures(id, studentId, body.pictures));
  }

  /** Creates a one-time code with which a student can sign in for the next 15 minutes. */
  @Access('class.teach')
  @Post('students/:studentId/backup-code')
  @HttpCode(200)
  @PrivateResponse()
  async makeBackupCode(
    @Param('id', ParseId) id: string,
    @Param('studentId', ParseId) studentId: string,
  ): Promise<BackupCode> {
    return this.commands.execute(new MakeBackupCode(id, studentId));
  }
}
