import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SCHOOL_FEATURES, type SchoolFeature } from '@bookgrove/contract';
import { markedProviders } from '../../../platform/discovery.ts';
import { SCHOOL_FEATURE } from '../../../platform/school-feature.ts';

/** The features that an area of this version brings, collected at start. */
@Injectable()
export class SchoolFeatures implements OnModuleInit {
  /** In the order of the contract's list. */
  present: readonly SchoolFeature[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const declared = markedProviders<SchoolFeature, object>(this.discovery, SCHOOL_FEATURE).map(
      ({ mark }) => mark,
    );
    this.present = SCHOOL_FEATURES.filter((name) => declared.includes(name));
  }
}
