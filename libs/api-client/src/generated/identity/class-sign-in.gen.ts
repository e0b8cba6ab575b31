// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ApproveClassDeviceApiArg,
  ApproveClassDeviceApiResponse,
  ChangeClassCodeApiArg,
  ChangeClassCodeApiResponse,
  ChangeClassSignInApiArg,
  ChangeClassSignInApiResponse,
  ListClassDevicesApiArg,
  ListClassDevicesApiResponse,
  MakeBackupCodeApiArg,
  MakeBackupCodeApiResponse,
  MakeBadgesApiArg,
  MakeBadgesApiResponse,
  RefuseClassDeviceApiArg,
  RefuseClassDeviceApiResponse,
  SetPicturesApiArg,
  SetPicturesApiResponse,
  VoidBadgesApiArg,
  VoidBadgesApiResponse,
} from '../types.gen.ts';
export const classSignInCalls = api.injectEndpoints({
  endpoints: (build) => ({
    makeBadges: build.mutation<MakeBadgesApiResponse, MakeBadgesApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/badges/`,
        method: 'POST',
        body: queryArg.printBadgesBody,
      }),
    }),
    voidBadges: build.mutation<VoidBadgesApiResponse, VoidBadgesApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/badges/void/`,
        method: 'POST',
        body: queryArg.badgesBody,
      }),
    }),
    changeClassCode: build.mutation<ChangeClassCodeApiResponse, ChangeClassCodeApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/code/`,
        method: 'POST',
      }),
    }),
    listClassDevices: build.query<ListClassDevicesApiResponse, ListClassDevicesApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/devices/`,
      }),
    }),
    approveClassDevice: build.mutation<ApproveClassDeviceApiResponse, ApproveClassDeviceApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/devices/${encodeURIComponent(String(queryArg.deviceId))}/approve/`,
        method: 'POST',
      }),
    }),
    refuseClassDevice: build.mutation<RefuseClassDeviceApiResponse, RefuseClassDeviceApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/devices/${encodeURIComponent(String(queryArg.deviceId))}/refuse/`,
        method: 'POST',
      }),
    }),
    changeClassSignIn: build.mutation<ChangeClassSignInApiResponse, ChangeClassSignInApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/sign-in/`,
        method: 'PATCH',
        body: queryArg.classSignInBody,
      }),
    }),
    makeBackupCode: build.mutation<MakeBackupCodeApiResponse, MakeBackupCodeApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/${encodeURIComponent(String(queryArg.studentId))}/backup-code/`,
        method: 'POST',
      }),
    }),
    setPictures: build.mutation<SetPicturesApiResponse, SetPicturesApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/${encodeURIComponent(String(queryArg.studentId))}/pictures/`,
        method: 'PUT',
        body: queryArg.setPicturesBody,
      }),
    }),
  }),
  overrideExisting: false,
});
