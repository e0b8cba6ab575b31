import { LIMITS } from '@bookgrove/contract';
import {
  archivedStudentsCalls,
  classSignInCalls,
  classStudentsCalls,
  duplicatesCalls,
  rosterCalls,
  schoolClassesCalls,
  together,
  type ClassCard,
  type ClassCardPage,
} from '@bookgrove/api-client';
import { LIST } from './baseApi.ts';

export type {
  ArchivedStudent,
  BackupCode,
  LikelyDuplicate,
  LikelyStudent,
  ComparedStudent,
  MergeOfAccount,
  ClassCard,
  ClassGroupView,
  ClassStudent,
  StudentLoginSlip,
  RosterImportView,
  RosterLineView,
  WaitingDevice,
} from '@bookgrove/api-client';

/** Changes of class members invalidate every list of classes, students and groups. */
const people = (_result: unknown, error: unknown) => (error ? [] : ([{ type: 'Class', id: LIST }] as const));
/** Tag of the devices that wait for a teacher. */
const DEVICES = 'DEVICES';
const rosters = (_result: unknown, error: unknown) =>
  error ? [] : ([{ type: 'Roster', id: LIST }] as const);

/** Calls on classes, their students, and lists of students. */
export const classesApi = together(
  archivedStudentsCalls,
  classSignInCalls,
  classStudentsCalls,
  duplicatesCalls,
  rosterCalls,
  schoolClassesCalls,
)
  .enhanceEndpoints({
    addTagTypes: ['Class', 'Roster'],
    endpoints: {
      listClasses: { providesTags: [{ type: 'Class', id: LIST }] },
      getClass: { providesTags: [{ type: 'Class', id: LIST }] },
      listClassStudents: { providesTags: [{ type: 'Class', id: LIST }] },
      listClassGroups: { providesTags: [{ type: 'Class', id: LIST }] },
      createClass: { invalidatesTags: people },
      changeClass: { invalidatesTags: people },
      archiveClass: { invalidatesTags: people },
      restoreClass: { invalidatesTags: people },
      rollOverClass: { invalidatesTags: people },
      createClassGroup: { invalidatesTags: people },
      changeClassGroup: { invalidatesTags: people },
      removeClassGroup: { invalidatesTags: people },
      listClassDevices: { providesTags: [{ type: 'Class', id: DEVICES }] },
      approveClassDevice: { invalidatesTags: [{ type: 'Class', id: DEVICES }] },
      refuseClassDevice: { invalidatesTags: [{ type: 'Class', id: DEVICES }] },
      changeClassCode: { invalidatesTags: people },
      changeClassSignIn: { invalidatesTags: people },
      voidBadges: { invalidatesTags: people },
      setPictures: { invalidatesTags: people },
      addStudent: { invalidatesTags: people },
      changeStudent: { invalidatesTags: people },
      moveStudents: { invalidatesTags: people },
      removeStudents: { invalidatesTags: people },
      addStudentsToClass: { invalidatesTags: people },
      archiveStudents: { invalidatesTags: people },
      listArchivedStudents: { providesTags: [{ type: 'Class', id: LIST }] },
      restoreStudents: { invalidatesTags: people },
      eraseStudent: { invalidatesTags: people },
      listDuplicates: { providesTags: [{ type: 'Class', id: LIST }] },
      // Without a tag: after a merge one of the two is gone.
      compareStudents: { keepUnusedDataFor: 0 },
      markStudentsDistinct: { invalidatesTags: people },
      mergeStudents: { invalidatesTags: people },
      listMerges: { providesTags: [{ type: 'Class', id: LIST }] },
      undoMerge: { invalidatesTags: people },
      listRosterImports: { providesTags: [{ type: 'Roster', id: LIST }] },
      getRosterImport: { providesTags: [{ type: 'Roster', id: LIST }], keepUnusedDataFor: 0 },
      listRosterLines: { providesTags: [{ type: 'Roster', id: LIST }], keepUnusedDataFor: 0 },
      pasteRoster: { invalidatesTags: rosters },
      changeRoster: { invalidatesTags: rosters },
      changeRosterLine: { invalidatesTags: rosters },
      startRoster: { invalidatesTags: rosters },
      closeRosterSheet: { invalidatesTags: rosters },
      undoRoster: {
        invalidatesTags: (_result, error) =>
          error
            ? []
            : [
                { type: 'Roster', id: LIST },
                { type: 'Class', id: LIST },
              ],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Every class of the requester that is not archived, by name: a list to choose from has no pages. */
      listAllClasses: build.query<{ results: ClassCard[] }, void>({
        queryFn: async (_argument, _api, _extra, send) => {
          const results: ClassCard[] = [];
          for (;;) {
            const { data, error } = await send({
              url: '/classes/',
              params: { limit: LIMITS.pageMax, offset: results.length },
            });
            if (error) return { error };
            const page = data as ClassCardPage;
            results.push(...page.results);
            if (page.results.length === 0 || results.length >= page.count) return { data: { results } };
          }
        },
        providesTags: [{ type: 'Class', id: LIST }],
      }),
      /** New badges as a blob URL of a PDF; the generated client handles JSON only. */
      printBadges: build.mutation<string, { id: string; students?: string[]; only_missing?: boolean }>({
        query: ({ id, ...body }) => ({
          url: `/classes/${id}/badges/`,
          method: 'POST',
          body,
          responseHandler: async (response) =>
            response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
        }),
        invalidatesTags: people,
      }),
    }),
  });

export const {
  useListClassesQuery,
  useListAllClassesQuery,
  useGetClassQuery,
  useListClassStudentsQuery,
  useListClassGroupsQuery,
  useListPossibleTeachersQuery,
  useCreateClassMutation,
  useChangeClassMutation,
  useArchiveClassMutation,
  useRestoreClassMutation,
  useRollOverClassMutation,
  useCreateClassGroupMutation,
  useChangeClassGroupMutation,
  useRemoveClassGroupMutation,
  useListClassDevicesQuery,
  useApproveClassDeviceMutation,
  useRefuseClassDeviceMutation,
  useChangeClassCodeMutation,
  useChangeClassSignInMutation,
  usePrintBadgesMutation,
  useVoidBadgesMutation,
  useSetPicturesMutation,
  useMakeBackupCodeMutation,
  useListDuplicatesQuery,
  useCompareStudentsQuery,
  useMarkStudentsDistinctMutation,
  useMergeStudentsMutation,
  useListMergesQuery,
  useUndoMergeMutation,
  useAddStudentMutation,
  useChangeStudentMutation,
  useResetStudentPasswordMutation,
  useMoveStudentsMutation,
  useRemoveStudentsMutation,
  useAddStudentsToClassMutation,
  useArchiveStudentsMutation,
  useListArchivedStudentsQuery,
  useRestoreStudentsMutation,
  useEraseStudentMutation,
  useListRosterImportsQuery,
  useGetRosterImportQuery,
  useListRosterLinesQuery,
  usePasteRosterMutation,
  useChangeRosterMutation,
  useChangeRosterLineMutation,
  useStartRosterMutation,
  useUndoRosterMutation,
  useShowRosterSheetMutation,
  useCloseRosterSheetMutation,
} = classesApi;
