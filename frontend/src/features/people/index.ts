export { default as peopleTableStyles } from './components/PeopleTable.module.css';
export { saveFile } from './saveFile.ts';
