export const hen = 'hen';
