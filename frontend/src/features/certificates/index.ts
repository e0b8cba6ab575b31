export { OwnCertificates } from './components/OwnCertificates.tsx';
