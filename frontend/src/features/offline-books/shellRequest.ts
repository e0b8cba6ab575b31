import { toCurrentMessage, toPreviousMessage } from '../../shared/reader/previousNames.ts';
import { isShellMessage, type HostMessage, type ShellMessage } from '../../shared/reader/protocol.ts';

const PATIENCE = 30_000;

/**
 * Sends a request to a hidden reader shell: books are stored on the book origin, which only its own page can
 * do. Resolves with the final message; rejects when the shell does not answer in time.
 */
export function requestFromShell(
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
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const answer = toCurrentMessage(event.data);
      if (!isShellMessage(answer)) return;
      clearTimeout(timer);
      timer = wait();
      if (answer.type === 'ready')
        frame.contentWindow?.postMessage(answer.version ? message : toPreviousMessage(message), origin);
      else if (isEnd(answer)) {
        end();
        resolve(answer);
      } else onProgress(answer);
    };
    addEventListener('message', hear);
    frame.src = shellUrl;
    document.body.append(frame);
  });
}
