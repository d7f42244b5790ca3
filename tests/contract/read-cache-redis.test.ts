import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@clinicart/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectRedis } from '../../packages/host-site/src/server/read-cache/redis.ts';
import { createRemote } from '../../packages/host-site/src/server/read-cache/remote.ts';
import { freePort } from '../../scripts/children.mjs';
import { installedRedis, startRedis } from '../../scripts/reads/redis-server.ts';
import { startRespServer } from './resp-server.ts';

/** The server in this process, and a real one if this machine has it. */
const SERVERS: readonly (readonly [string, () => Promise<{ url: string; stop(): unknown }>])[] = [
  ['a server of this process', startRespServer],
  ...(installedRedis()
    ? [['the installed server', async () => startRedis(await freePort())] as const]
    : []),
];
const { now, after } = systemClock;

describe.each(SERVERS)('the memory of all instances in %s', (_, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  const failures: number[] = [];
  const connections: { close(): void }[] = [];
  const instance = async () => {
    const onFailure = () => void failures.push(now());
    const commands = await connectRedis(server.url.replace('redis:', 'valkey:'), onFailure);
    connections.push(commands);
    await expect
      .poll(() =>
        commands.get('any').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    return createRemote({ commands, now, after, onFailure });
  };
  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    for (const connection of connections) connection.close();
    await server.stop();
  });

  test('gives one instance what another has kept, letter by letter', async () => {
    const [one, other] = [await instance(), await instance()];
    const kept = { text: '{"data":"手套 \\r\\n $5 🦷"}', freshUntil: 1_795_000_000_000 };
    expect(await other.get('text')).toBeUndefined();
    await one.put('text', kept, 60_000);
    expect(await other.get('text')).toEqual(kept);
  });

  test('lends a lock to one of them until it is given back', async () => {
    const [one, other] = [await instance(), await instance()];
    const lock = await one.lock('call');
    expect(lock).toBeTypeOf('object');
    expect(await other.lock('call')).toBe('taken');
    if (typeof lock === 'object') await lock.release();
    expect(await other.lock('call')).toBeTypeOf('object');
  });

  test('costs a short wait once it is gone', async () => {
    const one = await instance();
    await server.stop();
    await wait(50);
    const before = now();
    const answers = await Promise.all([one.get('text'), one.lock('more'), one.get('text')]);
    expect(answers).toEqual([undefined, undefined, undefined]);
    expect(now() - before).toBeLessThan(1000);
    expect(failures.length).toBeGreaterThan(0);
  });
});
