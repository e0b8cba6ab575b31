import type { DesignSticker } from '@bookgrove/contract';
import type { Scene } from '@bookgrove/contract/stories';

/** Something to begin with: a question, and a picture that is there already. Nothing is written for the child. */
export interface Idea {
  key: string;
  title: string;
  help: string;
  scene: Scene;
}

const put = (sticker: DesignSticker, id: string, x: number, y: number, side: number, color: Scene['ground']['color'], second: Scene['ground']['color']): Scene['elements'][number] => ({
  kind: 'sticker', id, sticker, x, y, w: side, h: side, turn: 0, color, second,
}); // prettier-ignore

export const IDEAS: Idea[] = [
  { key: 'cloud', title: 'A pet that nobody else has', help: 'What does it eat? What happens when it is happy?', scene: { ground: { color: 'sky', pattern: 'hills', second: 'leaf' }, elements: [put('sun', 'i1', 640, 130, 170, 'sun', 'butter'), put('cloud', 'i2', 340, 340, 320, 'white', 'mist')] } },
  { key: 'night', title: 'What the fox does at night', help: 'Who does it meet? What is it looking for?', scene: { ground: { color: 'night', pattern: 'stars', second: 'sun' }, elements: [put('moon', 'i1', 640, 140, 150, 'butter', 'sun'), put('fox', 'i2', 330, 380, 290, 'clay', 'sun')] } },
  { key: 'sea', title: 'A letter from the sea', help: 'Who wrote it? What does the sea ask of us?', scene: { ground: { color: 'sea', pattern: 'waves', second: 'sky' }, elements: [put('boat', 'i1', 270, 240, 240, 'clay', 'butter'), put('whale', 'i2', 560, 430, 280, 'mist', 'sky')] } },
  { key: 'tree', title: 'The oldest tree of our town', help: 'What has it seen? What would it tell you?', scene: { ground: { color: 'moss', pattern: 'leaves', second: 'mint' }, elements: [put('tree', 'i1', 400, 300, 420, 'leaf', 'brown')] } },
  { key: 'rocket', title: 'My first day on another planet', help: 'What do you hear, smell and see first?', scene: { ground: { color: 'plum', pattern: 'stars', second: 'lilac' }, elements: [put('planet', 'i1', 600, 210, 250, 'clay', 'butter'), put('rocket', 'i2', 270, 370, 260, 'white', 'clay')] } },
  { key: 'key', title: 'The key that opens something', help: 'Where did you find it? What is behind the door?', scene: { ground: { color: 'butter', pattern: 'rays', second: 'sun' }, elements: [put('key', 'i1', 250, 350, 240, 'brown', 'sun'), put('castle', 'i2', 560, 300, 330, 'plum', 'clay')] } },
]; // prettier-ignore
