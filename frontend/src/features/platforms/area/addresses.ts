export const connections = '/admin/connections';
export const chooseContent = '/choose-content/:requestId';
