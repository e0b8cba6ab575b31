export const card = 'a card';
export const inside = 'what alpha shows to nobody';
