export const login = '/login';
export const loginOrRegister = '/login-or-register';
export const logout = '/logout';
export const demo = '/demo';
