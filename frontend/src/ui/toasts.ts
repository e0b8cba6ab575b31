import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'ok' | 'warn' | 'bad';
  text: string;
  /** Label of the action; its function is in `toastActions`. */
  action?: string;
}

/** The functions of the buttons of messages, by the message's id: functions cannot be in the store. */
export const toastActions = new Map<string, () => void>();

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    showToast: {
      prepare: (kind: Toast['kind'], text: string, action?: { label: string; run: () => void }) => {
        const id = nanoid(6);
        if (action) toastActions.set(id, action.run);
        return { payload: { id, kind, text, ...(action && { action: action.label }) } };
      },
      // A message with the same text replaces the previous one.
      reducer: (state, { payload }: PayloadAction<Toast>) =>
        [...state.filter(({ text }) => text !== payload.text), payload].slice(-3),
    },
    hideToast: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const toastsReducer = slice.reducer;
export const { showToast, hideToast } = slice.actions;
