export * from './consents.ts';
export * from './guardians.ts';
export * from './avatars.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './pictures.ts';
export * from './roles.ts';
export * from './theme/tenant-theme.ts';
