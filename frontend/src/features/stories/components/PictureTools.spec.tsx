import { expect, it, jest } from '@jest/globals';
import { DESIGN_COLORS } from '@bookgrove/contract';
import { emptyScene, sceneFault, type Scene } from '@bookgrove/contract/stories';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { memberStore, renderRoutes } from '../../../testing/render.tsx';
import { ScenePicture } from './ScenePicture.tsx';
import { PictureTools } from './PictureTools.tsx';

const scenes = jest.fn<(scene: Scene) => void>();
function Editor() {
  const [scene, setScene] = useState(emptyScene());
  const [chosen, setChosen] = useState<string | null>(null);
  scenes(scene);
  return (
    <>
      <ScenePicture scene={scene} story="s1" alt="The page" />
      <PictureTools
        scene={scene}
        story="s1"
        tool={{ name: 'move', color: 'clay', ink: DESIGN_COLORS.clay, width: 14 }}
        onTool={() => {}}
        chosen={chosen}
        onChoose={setChosen}
        onChange={setScene}
      />
    </>
  );
}
const now = (): Scene => scenes.mock.lastCall![0];
const openBank = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Picture' }));
  return within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
};

it('finds pictures by words in any of the languages, and names them in that of the interface', async () => {
  renderRoutes([{ path: '/', element: <Editor /> }], '/', memberStore());
  const bank = await openBank();
  expect(await bank.findByRole('button', { name: 'Add Baby' })).toBeTruthy();
  const search = bank.getByLabelText('Search pictures');
  for (const [words, name] of [
    ['éléphant', 'Add Elephant'],
    ['हाथी', 'Add Elephant'],
    ['قطة', 'Add Cat face'],
    ['soleil', 'Add Sun with face'],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, words);
    expect(await bank.findByRole('button', { name })).toBeTruthy();
  }
  await userEvent.clear(search);
  await userEvent.type(search, 'qqqq');
  expect(await bank.findByText('No picture has this name.')).toBeTruthy();
});

it('adds a person in the chosen skin tone, which can be changed, and takes a colour and its own ones back', async () => {
  renderRoutes([{ path: '/', element: <Editor /> }], '/', memberStore());
  const bank = await openBank();
  await userEvent.click(bank.getByRole('button', { name: 'Dark skin' }));
  await userEvent.click(await bank.findByRole('button', { name: 'Add Woman with headscarf' }));
  expect(now().elements).toMatchObject([
    { kind: 'clipart', clipart: 'people/woman-with-headscarf', skin: 'dark', color: null },
  ]);
  expect(sceneFault(now(), 'picture')).toBeNull();
  const chosen = within(await screen.findByRole('group', { name: 'Woman with headscarf' }));
  await userEvent.click(chosen.getByRole('button', { name: 'Light skin' }));
  expect(now().elements).toMatchObject([{ skin: 'light' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Berry' }));
  expect(now().elements).toMatchObject([{ color: 'berry' }]);
  const page = screen.getByRole('img', { name: 'The page' });
  expect(page.querySelector(`path[fill="${DESIGN_COLORS.berry}"]`)).not.toBeNull();
  await userEvent.click(chosen.getByRole('button', { name: 'Its own colours' }));
  expect(now().elements).toMatchObject([{ color: null }]);
});

it('shows 48 pictures of a group at first, and more when asked', async () => {
  renderRoutes([{ path: '/', element: <Editor /> }], '/', memberStore());
  const bank = await openBank();
  await userEvent.click(bank.getByRole('button', { name: 'Animals' }));
  await bank.findByRole('button', { name: 'Add Cat' });
  const shown = () => bank.getAllByRole('button', { name: /^Add / }).length;
  expect(shown()).toBe(48);
  await userEvent.click(bank.getByRole('button', { name: /^More pictures/ }));
  expect(shown()).toBeGreaterThan(48);
});
