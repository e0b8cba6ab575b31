// Works around a race of jest-light-runner 0.8.2, which left a worker waiting for ever. Its pool answers the request of
// one worker (`jest-light-runner-get-worker-data`) by sending the data to every worker that has not asked yet. A worker
// that is still starting loses it, and its own request is never answered. Here a worker keeps what arrives early.
if (process.send && process.env['TINYPOOL_WORKER_ID']) {
  let early = null;
  process.on('message', (message) => {
    if (message?.type === 'jest-light-runner-worker-data') early = message;
  });
  const send = process.send.bind(process);
  process.send = (message, ...rest) => {
    if (message !== 'jest-light-runner-get-worker-data' || early === null) return send(message, ...rest);
    setImmediate(() => process.emit('message', early));
    return true;
  };
}
