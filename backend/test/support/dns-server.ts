import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Packet } from 'dns-packet';

/** A DNS server on this machine that knows the TXT records it was told. */
export interface TestDns {
  /** For the setting DNS_SERVERS. */
  address: string;
  /** Values by name; a value of several parts is an array, as long ones come. Null: this name fails at its server. */
  records: Map<string, (string | string[])[] | null>;
  close: () => Promise<void>;
}

/** Starts it on a free port. Names are compared as they are asked, in small letters. */
export async function startTestDns(): Promise<TestDns> {
  const records: TestDns['records'] = new Map();
  const socket: Socket = createSocket('udp4', (message, { port, address }) => {
    const { id, questions } = decode(message);
    const name = questions?.[0]?.name.toLowerCase() ?? '';
    const known = records.get(name);
    const reply: Packet = {
      id: id ?? 0,
      type: 'response',
      // The answer's code is the last four bits of the flags: 2 is a failing server, 3 a name that is not there.
      flags: 0x80 | (known === null ? 2 : known ? 0 : 3),
      questions: questions ?? [],
      answers: (known ?? []).map((data) => ({ type: 'TXT', name, ttl: 0, data })),
    };
    socket.send(encode(reply), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise((done) => socket.close(() => done())),
  };
}
