import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installOffer, watchInstallOffer } from '../../../app/installOffer.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { InstallApp } from './InstallApp.tsx';

const show = () => renderRoutes([{ path: '/', element: <InstallApp /> }], '/');
const button = () => screen.queryByRole('button', { name: 'Put it on this device' });
let standalone: boolean;

/** Simulates a browser's install event and the person's answer. */
function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(() => Promise.resolve()),
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void dispatchEvent(event));
  return event;
}

beforeAll(watchInstallOffer);
beforeEach(() => {
  standalone = false;
  window.matchMedia = ((query: string) => ({
    matches: standalone && query.includes('standalone'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});
afterEach(() => {
  act(() => installOffer.use());
  jest.restoreAllMocks();
});

describe('the installation of the app', () => {
  it('is offered once, by the browser’s own prompt', async () => {
    show();
    expect(button()).toBeNull();
    const event = offer('accepted');
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(button()!);
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('It is on your device now.')).toBeTruthy();
    expect(button()).toBeNull();
  });

  it('is not offered again after a refusal, also when the prompt came before the screen', async () => {
    offer('dismissed');
    show();
    await userEvent.click(button()!);
    expect(button()).toBeNull();
    expect(screen.queryByText('It is on your device now.')).toBeNull();
  });

  it('is explained step by step on Apple’s devices', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
    show();
    expect(screen.getByText('Choose “Add to Home Screen”.')).toBeTruthy();
    expect(button()).toBeNull();
  });

  it('is not offered once it is installed', () => {
    standalone = true;
    show();
    offer('accepted');
    expect(button()).toBeNull();
  });

  it('disappears when the browser installs it by itself', () => {
    show();
    offer('accepted');
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(button()).toBeNull();
  });
});
