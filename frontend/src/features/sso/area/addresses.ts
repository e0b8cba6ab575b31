export const adminSignIn = '/admin/sign-in';
