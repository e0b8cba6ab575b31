export const viewAs = '/view-as';
