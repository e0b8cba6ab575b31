import { ApiProperty } from '@nestjs/swagger';
import type { LineRow, ParcelRow } from '../order-reader.ts';
import { leftToSend, nextOfParcel, PARCEL_STATUSES, type ParcelStatus } from './parcel.rules.ts';

export class ShippingAddressAnswer {
  name!: string;
  line1!: string;
  line2!: string | null;
  city!: string;
  region!: string | null;
  postcode!: string | null;
  /** ISO 3166-1 alpha-2. */
  country!: string;
}

/** How many copies of a line. */
export class ParcelLineAnswer {
  line_id!: string;
  title!: string;
  quantity!: number;
}

/** A parcel as the buyer sees it. */
export class OrderParcel {
  id!: string;
  /** 1 for the first parcel of the order. */
  number!: number;
  @ApiProperty({ enum: PARCEL_STATUSES })
  status!: ParcelStatus;
  carrier!: string | null;
  tracking_number!: string | null;
  /** Page of the carrier. */
  tracking_url!: string | null;
  shipped_at!: string | null;
  delivered_at!: string | null;
  lines!: ParcelLineAnswer[];
}

export class ManagedParcel extends OrderParcel {
  /** What it can be next. */
  @ApiProperty({ enum: PARCEL_STATUSES, isArray: true })
  next!: ParcelStatus[];
}

/** Of a timeline entry: which parcel, and what it was then. */
export class TimelineParcel {
  number!: number;
  @ApiProperty({ enum: PARCEL_STATUSES })
  status!: ParcelStatus;
}

const named = (lines: readonly LineRow[], content: readonly { line_id: string; quantity: number }[]) =>
  content.map(({ line_id, quantity }) => ({
    line_id,
    title: lines.find(({ id }) => id === line_id)?.title ?? '',
    quantity,
  }));

export const orderParcel = (parcel: ParcelRow, lines: readonly LineRow[]): OrderParcel => ({
  id: parcel.id,
  number: parcel.number,
  status: parcel.status,
  carrier: parcel.carrier,
  tracking_number: parcel.tracking_number,
  tracking_url: parcel.tracking_url,
  shipped_at: parcel.shipped_at?.toISOString() ?? null,
  delivered_at: parcel.delivered_at?.toISOString() ?? null,
  lines: named(lines, parcel.lines),
});

export const managedParcel = (parcel: ParcelRow, lines: readonly LineRow[]): ManagedParcel => ({
  ...orderParcel(parcel, lines),
  next: [...nextOfParcel(parcel.status)],
});

/** Copies that no parcel has. */
export const toSend = (lines: readonly LineRow[], parcels: readonly ParcelRow[]): ParcelLineAnswer[] =>
  named(lines, leftToSend(lines, parcels));
