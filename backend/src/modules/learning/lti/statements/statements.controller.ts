import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { StatementStoreAnswer, StatementStoreBody, StatementStoreTest } from './statement-bodies.ts';
import { StatementStore } from './statement-store.ts';

/** Statements about learning for a record store of the school (xAPI). */
@Controller('api')
export class StatementsController {
  constructor(private readonly store: StatementStore) {}

  /** Where statements go, and how many arrived. */
  @Access('school.manage')
  @Get('statement-store')
  @PrivateResponse()
  async getStatementStore(): Promise<StatementStoreAnswer> {
    return { store: await this.store.view() };
  }

  /** Sets it up, or changes it. The secret is stored encrypted and never told again. */
  @Access('school.manage')
  @Put('statement-store')
  @HttpCode(204)
  setStatementStore(@Body() body: StatementStoreBody): Promise<void> {
    return this.store.keep(body);
  }

  /** Asks the endpoint for one statement. */
  @Access('school.manage')
  @Post('statement-store/test')
  @HttpCode(200)
  async testStatementStore(): Promise<StatementStoreTest> {
    return { problem: await this.store.test() };
  }

  /** Removes it with its secret: nothing is sent from then on. */
  @Access('school.manage')
  @Delete('statement-store')
  @HttpCode(204)
  removeStatementStore(): Promise<void> {
    return this.store.remove();
  }
}
