import { emailMonitoringCalls, emailTemplatesCalls } from '@bookgrove/api-client';

export type {
  EmailDetail,
  EmailLogRow,
  EmailSummary,
  EmailTemplateDetail,
  EmailTemplateRow,
  SuppressedAddressView,
  WordingVersion,
} from '@bookgrove/api-client';

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

/** Calls on templates and what schools say in them. */
const emailTemplatesApi = emailTemplatesCalls.enhanceEndpoints({
  addTagTypes: ['EmailTemplate'],
  endpoints: {
    listEmailTemplates: { providesTags: ['EmailTemplate'], keepUnusedDataFor: 0 },
    getEmailTemplate: { providesTags: ['EmailTemplate'], keepUnusedDataFor: 0 },
    changeWording: { invalidatesTags: ['EmailTemplate'] },
    restoreWording: { invalidatesTags: ['EmailTemplate'] },
  },
});

export const {
  useListEmailTemplatesQuery,
  useGetEmailTemplateQuery,
  usePreviewEmailTemplateMutation,
  useChangeWordingMutation,
  useRestoreWordingMutation,
  useSendTestEmailMutation,
} = emailTemplatesApi;
