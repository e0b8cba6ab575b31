import { DevicesController } from './devices.controller.ts';
import { EndDeviceHandler, EndOtherDevicesHandler, ListDevicesHandler } from './devices.ts';

/** The devices on which a person is signed in. */
export const DEVICE_PROVIDERS = {
  controllers: [DevicesController],
  providers: [EndDeviceHandler, EndOtherDevicesHandler, ListDevicesHandler],
};
