/** The form of a BCP 47 language tag, e.g. `en` or `pt-BR`; whether its language exists is not checked. */
export const LANGUAGE_TAG = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
/** The error message for a tag of another form. */
export const LANGUAGE_TAG_MESSAGE = { message: 'language must be a language tag, e.g. en or pt-BR.' };
