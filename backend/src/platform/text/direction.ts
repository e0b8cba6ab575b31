const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i;

/** The direction in which a language (BCP 47) is written. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
