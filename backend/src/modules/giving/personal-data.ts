import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';

/** Personal data of charities and projects. Each further folder declares its own in a file of this name. */
@Injectable()
@DeclaresPersonalData()
export class GivingPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [];
}
