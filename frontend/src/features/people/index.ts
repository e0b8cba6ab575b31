export { useListSchoolNamesQuery } from './api.ts';
export { default as peopleTableStyles } from './components/PeopleTable.module.css';
export { countryOptions } from './model.ts';
export { saveFile } from './saveFile.ts';
