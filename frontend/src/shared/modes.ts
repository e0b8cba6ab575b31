import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { type Mode, modesCalls } from '@bookgrove/api-client';
import { LIST } from '../api/baseApi.ts';
import { selectSession, signedOut } from '../api/session.ts';
import { useTenant } from './tenant.ts';

const KEY = 'mode';

interface ModesState {
  /** The mode chosen in this visit; null means the school's default. */
  chosen: string | null;
  picking: boolean;
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(id: string | null): void {
  try {
    if (id) sessionStorage.setItem(KEY, id);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

const slice = createSlice({
  name: 'modes',
  initialState: (): ModesState => ({ chosen: kept(), picking: false }),
  reducers: {
    openPicker: (state) => {
      state.picking = true;
    },
    closePicker: (state) => {
      state.picking = false;
    },
    modeChosen: {
      prepare: (id: string) => {
        keep(id);
        return { payload: id };
      },
      reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, chosen: payload, picking: false }),
    },
  },
  // Reset the choice, so that the next person at this browser begins with the school's default.
  extraReducers: (build) => build.addCase(signedOut, () => ({ chosen: null, picking: false })),
});

export const modesReducer = slice.reducer;
export const { openPicker, closePicker, modeChosen } = slice.actions;

export const selectPickerOpen = (state: { modes: ModesState }): boolean => state.modes.picking;

/** API calls for modes that several screens use. */
export const modesApi = modesCalls.enhanceEndpoints({
  addTagTypes: ['Mode'],
  endpoints: {
    listModes: { providesTags: [{ type: 'Mode', id: LIST }] },
    listSchoolModes: { providesTags: [{ type: 'Mode', id: LIST }] },
    listManagedModes: { providesTags: [{ type: 'Mode', id: LIST }] },
    chooseSchoolModes: { invalidatesTags: [{ type: 'Mode', id: LIST }] },
    addMode: { invalidatesTags: [{ type: 'Mode', id: LIST }] },
    changeMode: { invalidatesTags: [{ type: 'Mode', id: LIST }] },
    orderModes: { invalidatesTags: [{ type: 'Mode', id: LIST }] },
  },
});

/** The school's modes that are available to this person, and the current one: chosen, or the first available. */
export function useModes() {
  const { phase } = useSelector(selectSession);
  const tenant = useTenant();
  const chosen = useSelector((state: { modes: ModesState }) => state.modes.chosen);
  const query = modesApi.useListModesQuery(undefined, { skip: phase !== 'member' || !tenant });
  const modes = phase === 'member' ? (query.data?.results ?? []) : [];
  const open = modes.filter(({ active, status, locked }) => active && status === 'ACTIVE' && !locked);
  const switchboard = tenant?.['switchboard'] === true;
  const current = (switchboard && open.find(({ id }) => id === chosen)) || open[0];
  return { query, modes, current };
}

/** The landing page's view in the current mode. */
export const useModeView = (): Mode['view'] => useModes().current?.view ?? 'library';
