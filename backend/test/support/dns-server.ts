import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Packet } from 'dns-packet';

/** A local DNS server with configurable TXT records. */
export interface TestDns {
  /** Value for the setting DNS_SERVERS. */
  address: string;
  /**
   * Values by name; a value of several parts is an array, as long ones are sent. Null: the server fails for
   * this name.
   */
  records: Map<string, (string | string[])[] | null>;
  close: () => Promise<void>;
}

/** Starts it on a free port. Names are compared in lower case. */
export async function startTestDns(): Promise<TestDns> {
  const records: TestDns['records'] = new Map();
  const socket: Socket = createSocket('udp4', (message, { port, address }) => {
    const { id, questions } = decode(message);
    const name = questions?.[0]?.name.toLowerCase() ?? '';
    const known = records.get(name);
    const reply: Packet = {
      id: id ?? 0,
      type: 'response',
      // The response code is the last four bits of the flags: 2 is a server failure, 3 an unknown name.
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
