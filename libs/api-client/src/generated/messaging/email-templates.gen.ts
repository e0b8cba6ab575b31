// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeWordingApiArg,
  ChangeWordingApiResponse,
  GetEmailTemplateApiArg,
  GetEmailTemplateApiResponse,
  ListEmailTemplatesApiArg,
  ListEmailTemplatesApiResponse,
  PreviewEmailTemplateApiArg,
  PreviewEmailTemplateApiResponse,
  RestoreWordingApiArg,
  RestoreWordingApiResponse,
  SendTestEmailApiArg,
  SendTestEmailApiResponse,
} from '../types.gen.ts';
export const emailTemplatesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listEmailTemplates: build.query<ListEmailTemplatesApiResponse, ListEmailTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/email-templates/`,
        params: {
          school: queryArg.school,
          language: queryArg.language,
        },
      }),
    }),
    getEmailTemplate: build.query<GetEmailTemplateApiResponse, GetEmailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/email-templates/${encodeURIComponent(String(queryArg.template))}/`,
        params: {
          school: queryArg.school,
          language: queryArg.language,
        },
      }),
    }),
    previewEmailTemplate: build.mutation<PreviewEmailTemplateApiResponse, PreviewEmailTemplateApiArg>({
      query: (queryArg) => ({
        url: `/email-templates/${encodeURIComponent(String(queryArg.template))}/preview/`,
        method: 'POST',
        body: queryArg.wordingBody,
      }),
    }),
    restoreWording: build.mutation<RestoreWordingApiResponse, RestoreWordingApiArg>({
      query: (queryArg) => ({
        url: `/email-templates/${encodeURIComponent(String(queryArg.template))}/restore/`,
        method: 'POST',
        body: queryArg.restoreWordingBody,
      }),
    }),
    sendTestEmail: build.mutation<SendTestEmailApiResponse, SendTestEmailApiArg>({
      query: (queryArg) => ({
        url: `/email-templates/${encodeURIComponent(String(queryArg.template))}/test/`,
        method: 'POST',
        body: queryArg.wordingBody,
      }),
    }),
    changeWording: build.mutation<ChangeWordingApiResponse, ChangeWordingApiArg>({
      query: (queryArg) => ({
        url: `/email-templates/${encodeURIComponent(String(queryArg.template))}/versions/`,
        method: 'POST',
        body: queryArg.newWordingBody,
      }),
    }),
  }),
  overrideExisting: false,
});
