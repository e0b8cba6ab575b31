export { Drawing } from './components/Drawing.tsx';
export {
  useGetExperimentDraftQuery,
  useListExperimentDraftsQuery,
  useSaveExperimentMutation,
} from './api.ts';
export { default as experimentsStyles } from './components/Experiments.module.css';
export { TOPICS, agesOf, timeOf, topicName, type Topic } from './labels.ts';
