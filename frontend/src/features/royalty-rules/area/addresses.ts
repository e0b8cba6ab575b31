export const adminRoyaltyRules = '/admin/royalty-rules';
export const platformRoyaltyRules = '/admin-panel/royalty-rules';
