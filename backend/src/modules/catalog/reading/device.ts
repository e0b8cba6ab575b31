import { IsIn, IsUUID } from 'class-validator';

const KINDS = ['phone', 'tablet', 'computer'] as const;
const SYSTEMS = ['android', 'ios', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;

/** The device somebody reads on, as it names itself: a made-up id and what kind of thing it is. */
export class DeviceBody {
  /** Made by the device once, kept there. */
  @IsUUID(undefined, { message: 'device.id must be a UUID.' })
  id!: string;

  @IsIn(KINDS, { message: 'device.kind must be phone, tablet or computer.' })
  kind!: (typeof KINDS)[number];

  @IsIn(SYSTEMS, { message: `device.system must be one of ${SYSTEMS.join(', ')}.` })
  system!: (typeof SYSTEMS)[number];
}

/** Which device it was, without its id. */
export class DeviceView {
  kind!: 'phone' | 'tablet' | 'computer';
  system!: string;
}
