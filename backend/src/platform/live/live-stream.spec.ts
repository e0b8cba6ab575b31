import { describe, expect, it } from '@jest/globals';
import { LiveStream } from './live-stream.ts';
import { liveTopic, personalLiveTopic } from './live-topics.ts';

const topic = liveTopic('test-stream', { permission: 'book.manage' });
const TENANT = '00000000-0000-7000-8000-0000000000aa';
const position = { xid: 7n, at: 8 };
const message = (subjects: string[]) => ({
  id: 'm',
  tenant_id: TENANT,
  topic: topic.name,
  subjects,
  xid: '7',
});
const streamOf = () => new LiveStream({ tenantId: TENANT, userId: 'u', topics: [topic] });
const written = (stream: LiveStream) => (stream.read() as Buffer).toString();

describe('a live stream', () => {
  it('says in one event what changed in a topic', () => {
    const stream = streamOf();
    stream.deliver([message(['a', 'b']), message(['b', 'c'])], position);
    expect(written(stream)).toBe(
      'event: change\nid: 7.8\ndata: {"topic":"test-stream","ids":["a","b","c"]}\n\n',
    );
  });

  it('says that anything changed where one of the messages does', () => {
    const stream = streamOf();
    stream.deliver([message(['a']), message([])], position);
    expect(written(stream)).toContain('data: {"topic":"test-stream","ids":[]}');
  });

  it('of a personal topic tells each person of their own changes alone, without ids', () => {
    const own = personalLiveTopic('test-own');
    const stream = new LiveStream({ tenantId: TENANT, userId: 'u', topics: [own] });
    const about = (subjects: string[], tenant_id = TENANT) => ({
      ...message(subjects),
      topic: own.name,
      tenant_id,
    });
    stream.deliver([about(['b']), about([]), about(['u'], '00000000-0000-7000-8000-0000000000bb')], position);
    expect(stream.read()).toBeNull();
    stream.deliver([about(['b', 'u'])], position);
    expect(written(stream)).toContain('data: {"topic":"test-own","ids":[]}');
  });

  it('is cut off when its client leaves much unread', () => {
    const stream = streamOf();
    for (let sent = 0; sent < 2_000 && !stream.destroyed; sent += 1)
      stream.deliver([message(['a'])], position);
    expect(stream.destroyed).toBe(true);
  });

  it('is cut off when its client has read nothing for a whole heartbeat, and not when it has', () => {
    const stream = streamOf();
    stream.beat(position);
    written(stream);
    stream.beat(position);
    expect(stream.destroyed).toBe(false);
    stream.beat(position);
    expect(stream.destroyed).toBe(true);
  });

  it('sends nothing after its end', () => {
    const stream = streamOf();
    stream.finish('shutdown', 1_234.4);
    stream.beat(position);
    stream.finish('replaced');
    expect(written(stream)).toBe('retry: 1234\nevent: end\ndata: {"reason":"shutdown"}\n\n');
  });
});
