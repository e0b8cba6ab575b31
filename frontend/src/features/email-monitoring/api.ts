import { emailMonitoringCalls } from '@bookgrove/api-client';

export type { EmailDetail, EmailLogRow, EmailSummary, SuppressedAddressView } from '@bookgrove/api-client';

const changed = () => ['MonitoredEmail'] as const;

/** Calls on the e-mails of every school. */
export const emailMonitoringApi = emailMonitoringCalls.enhanceEndpoints({
  addTagTypes: ['MonitoredEmail'],
  endpoints: {
    listEmailLog: { providesTags: ['MonitoredEmail'], keepUnusedDataFor: 0 },
    getEmail: { providesTags: ['MonitoredEmail'], keepUnusedDataFor: 0 },
    getEmailSummary: { providesTags: ['MonitoredEmail'], keepUnusedDataFor: 0 },
    listSuppressedAddresses: { providesTags: ['MonitoredEmail'], keepUnusedDataFor: 0 },
    resendEmail: { invalidatesTags: changed },
    removeSuppressedAddress: { invalidatesTags: changed },
  },
});

export const {
  useListEmailLogQuery,
  useGetEmailQuery,
  useGetEmailSummaryQuery,
  useListSuppressedAddressesQuery,
  useResendEmailMutation,
  useRemoveSuppressedAddressMutation,
} = emailMonitoringApi;
