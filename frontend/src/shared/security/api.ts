import { securityCalls } from '@bookgrove/api-client';

export type { PasskeyCard, Security, TotpKey } from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['Security'] as const));

const securityApi = securityCalls.enhanceEndpoints({
  addTagTypes: ['Security'],
  endpoints: {
    getSecurity: { providesTags: ['Security'] },
    turnOnTotp: { invalidatesTags: changed },
    turnOffTotp: { invalidatesTags: changed },
    renewRecoveryCodes: { invalidatesTags: changed },
    addPasskey: { invalidatesTags: changed },
    removePasskey: { invalidatesTags: changed },
  },
});

export const {
  useGetSecurityQuery,
  useBeginTotpMutation,
  useTurnOnTotpMutation,
  useTurnOffTotpMutation,
  useRenewRecoveryCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
} = securityApi;
