export const inside = 'beta keeps this to itself';
export interface Inside {
  kept: boolean;
}
