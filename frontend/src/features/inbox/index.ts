export { default as inboxStyles } from './Inbox.module.css';
