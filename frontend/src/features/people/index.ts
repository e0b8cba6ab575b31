export { useListSchoolNamesQuery } from './api.ts';
export { default as peopleTableStyles } from './components/PeopleTable.module.css';
export { saveFile } from './saveFile.ts';

/** Loaded on demand: what staff of the school did last. */
export const loadWhatHappened = () => import('./components/WhatHappened.tsx');
