/** Areas of the product that a school can switch on and off, where the version has them. */
export const SCHOOL_FEATURES = ['shop', 'giving', 'fundraisers', 'courses', 'live', 'embeds'] as const;
export type SchoolFeature = (typeof SCHOOL_FEATURES)[number];
