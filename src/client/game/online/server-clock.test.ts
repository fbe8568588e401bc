import { describe, expect, test } from 'vitest';
import { serverClock } from './server-clock.ts';

/** Random numbers from 0 to 1, the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A table and a device, each with its own clock, and a link with some delay each way. All times are in ms. */
function pair() {
  let [device, table] = [7_000.25, 40_000];
  const time = serverClock(() => device);
  const pass = (ms: number): void => {
    device += ms;
    table += ms;
  };
  /** Sends a ping and takes its pong. */
  const ping = (up = 20, down = 20): void => {
    const asked = device;
    pass(up);
    const at = Math.floor(table);
    pass(down);
    time.pong(asked, at);
  };
  for (let pings = 0; pings < 12; pings += 1) {
    pass(2_500);
    ping(20 + pings, 30);
  }
  return {
    time,
    pass,
    ping,
    deviceJumps: (ms: number) => {
      device += ms;
    },
    /** Sends a ping. Returns how its pong is taken. */
    pongOf: () => {
      const [asked, at] = [device, Math.floor(table)];
      return () => time.pong(asked, at);
    },
    tableJumps: (ms: number) => {
      table += ms;
    },
    /** How far the shown time is from that of the table. */
    error: () => Math.abs(time.now() - table),
  };
}

/** Half of the round trip of `ping`, which no single measurement can be better than. */
const halfTripMs = 20;

describe('the table’s time on a device', () => {
  test('ONL-5 agrees to 50 ms between devices, at 200 ms of jitter', () => {
    const worst: number[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = numbers(seed);
      let real = 0;
      const skews = [0, 5_000, -123_456, 17, 999_999];
      const devices = skews.map((skew) => ({ skew, time: serverClock(() => real + skew) }));
      for (let ping = 0; ping < 40; ping += 1) {
        real += 2_500;
        for (const { skew, time } of devices) {
          const [up, down] = [random() * 200, random() * 200];
          const asked = real + skew;
          const serverAt = real + up;
          const arrived = real;
          real += up + down;
          time.pong(asked, serverAt);
          real = arrived;
        }
        if (ping < 12) continue;
        const shown = devices.map(({ time }) => time.now());
        worst.push(Math.max(...shown) - Math.min(...shown));
      }
    }
    expect(Math.max(...worst)).toBeLessThanOrEqual(50);
  });

  test('never goes back, and follows a corrected measurement gently', () => {
    let real = 0;
    const time = serverClock(() => real);
    time.hint(10_000);
    expect(time.now()).toBe(10_000);
    real = 200;
    time.pong(0, 10_100);
    const shown = [time.now()];
    time.pong(190, 10_100);
    for (let i = 0; i < 30; i += 1) {
      real += 100;
      shown.push(time.now());
    }
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(shown.at(-1)).toBe(10_105 + 3_000);
  });

  const jumps = [-3_600_000, -10_000, -2_500, -900, -120, 120, 900, 2_500, 10_000, 3_600_000];

  test.each(jumps)('ONL-5 is right with the first pong after the clock of the device jumped by %d ms', (ms) => {
    const { ping, error, deviceJumps } = pair();
    expect(error()).toBeLessThanOrEqual(halfTripMs);
    deviceJumps(ms);
    ping();
    expect(error()).toBeLessThanOrEqual(halfTripMs + 1);
  });

  test.each(jumps)('ONL-5 is right with the first pong after the clock of the table jumped by %d ms', (ms) => {
    const { ping, error, tableJumps } = pair();
    tableJumps(ms);
    ping();
    expect(error()).toBeLessThanOrEqual(halfTripMs + 1);
  });

  test.each(jumps)('ONL-5 is right with the first pong after a jump by %d ms soon after a new connection', (ms) => {
    const { ping, pass, error, deviceJumps, time } = pair();
    time.anew();
    ping();
    pass(300);
    deviceJumps(ms);
    time.now();
    ping();
    expect(error()).toBeLessThanOrEqual(halfTripMs + 1);
  });

  test('ONL-5 does not count a pong whose ping was sent before the clock of the device was put back', () => {
    const { ping, error, deviceJumps, pass, pongOf } = pair();
    const pong = pongOf();
    deviceJumps(-10_000);
    ping();
    pong();
    pass(100);
    expect(error()).toBeLessThanOrEqual(halfTripMs + 1);
  });

  test('ONL-5 stays right in a row of jumps, however the shown time was read in between', () => {
    const { ping, pass, error, deviceJumps, tableJumps, time } = pair();
    for (const [i, ms] of jumps.entries()) {
      if (i % 2 === 0) deviceJumps(ms);
      else tableJumps(ms);
      time.now();
      ping();
      expect(error()).toBeLessThanOrEqual(halfTripMs + 1);
      pass(1_000);
      expect(error()).toBeLessThanOrEqual(halfTripMs + 1);
    }
  });

  test('ONL-5 a page that wakes or connects anew believes no older pong, and shows its last time until the next', () => {
    const { ping, error, deviceJumps, time } = pair();
    const before = time.now();
    // So little that it does not contradict the pongs before it.
    deviceJumps(-30);
    time.anew();
    expect(time.now()).toBe(before);
    ping(5, 5);
    expect(error()).toBeLessThanOrEqual(6);
  });

  test('ONL-5 a pong is ignored if the page slept between it and its ping', () => {
    let device = 1_000;
    const time = serverClock(() => device);
    time.pong(990, 50_000);
    const asked = device;
    device += 30;
    // The table answered long before the page woke, and its clock stood still meanwhile.
    time.anew();
    time.pong(asked, 50_010);
    device += 10;
    time.pong(device - 10, 90_000);
    expect(time.now()).toBe(90_005);
  });

  test('a slow first pong is believed only until a faster one', () => {
    let device = 0;
    const time = serverClock(() => device);
    device = 4_000;
    // The table was at 10 s when the ping arrived, at once. The pong took four seconds.
    time.pong(0, 10_000);
    expect(time.now()).toBe(12_000);
    device = 4_010;
    time.pong(4_000, 14_005);
    expect(Math.abs(time.now() - 14_010)).toBeLessThanOrEqual(30);
  });

  test('a slow pong says little, and changes nothing', () => {
    const { ping, error } = pair();
    ping(4_000, 10);
    ping(10, 6_000);
    expect(error()).toBeLessThanOrEqual(halfTripMs + 1);
  });
});
