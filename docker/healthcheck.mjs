// Healthy while database, queue and storage answer. A worker serves only this address and the metrics.
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 3000}/api/health/ready`).catch(
  () => null,
);
process.exitCode = answer?.ok ? 0 : 1;
