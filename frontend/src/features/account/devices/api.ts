import { devicesCalls } from '@bookgrove/api-client';
import { LIST } from '../../../api/baseApi.ts';

export type { Device } from '@bookgrove/api-client';

const devicesApi = devicesCalls.enhanceEndpoints({
  addTagTypes: ['Device'],
  endpoints: {
    listDevices: { keepUnusedDataFor: 0, providesTags: [{ type: 'Device', id: LIST }] },
    endDevice: { invalidatesTags: [{ type: 'Device', id: LIST }] },
    endOtherDevices: { invalidatesTags: [{ type: 'Device', id: LIST }] },
  },
});

export const { useListDevicesQuery, useEndDeviceMutation, useEndOtherDevicesMutation } = devicesApi;
