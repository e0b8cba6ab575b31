import { isShellMessage, type HostMessage, type ShellMessage } from '../reader/protocol.ts';

const PATIENCE = 30_000;

/**
 * Speaks with a reader shell out of sight: books are kept on the book origin, which only its own page can do. Resolves
 * with the message that ends it; rejects when the shell is silent for too long.
 */
export function askShell(
  shellUrl: string,
  message: HostMessage,
  isEnd: (answer: ShellMessage) => boolean,
  onProgress: (answer: ShellMessage) => void = () => {},
): Promise<ShellMessage> {
  return new Promise((resolve, reject) => {
    const { origin } = new URL(shellUrl, location.href);
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = '';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.referrerPolicy = 'no-referrer';
    const end = () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      frame.remove();
    };
    const wait = () =>
      setTimeout(() => {
        end();
        reject(new Error('The shell is silent.'));
      }, PATIENCE);
    let timer = wait();
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.contentWindow || !isShellMessage(event.data))
        return;
      clearTimeout(timer);
      timer = wait();
      if (event.data.type === 'ready') frame.contentWindow?.postMessage(message, origin);
      else if (isEnd(event.data)) {
        end();
        resolve(event.data);
      } else onProgress(event.data);
    };
    addEventListener('message', hear);
    frame.src = shellUrl;
    document.body.append(frame);
  });
}
