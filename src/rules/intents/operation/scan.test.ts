import { expect, test } from 'vitest';
import { given, type Script } from '../../../../tests/tools/given.ts';

const script: Script = {
  cues: [
    'new-technology',
    'budget',
    { kind: 'ufos-descend', ufos: { asia: 1 } },
    { kind: 'ufos-detected', ufos: { europe: 2, orbit: 1 } },
    'crisis',
    { kind: 'ufos-detected', ufos: { africa: 1 } },
    'ending',
  ],
  forecasts: [
    { from: 1, reveals: 3 },
    { from: 2, reveals: 6 },
    { from: 2, reveals: 4 },
  ],
};

test('DIR-9 a scan reveals one UFOs Detected cue still to come, exactly as it will be', () => {
  const play = given({}, script);
  expect(play.view.scanner).toBe(true);
  play.do('scan');
  expect(play.view.forecasts).toEqual([
    { kind: 'ufos-descend', side: 'alien', role: 'central-officer', scrambled: false, ufos: { asia: 1 } },
  ]);
  const [forecast] = play.view.forecasts;
  play.do('done');
  play.do('done');
  expect(play.view.cue).toEqual(forecast);
  expect(play.view.forecasts).toEqual([]);
});

test('DIR-9 FIN-14 a light goes out when its cue arrives, even if it was not used', () => {
  const play = given({}, { ...script, forecasts: [{ from: 1, reveals: 3 }] });
  expect(play.view.scanner).toBe(true);
  play.do('done');
  expect(play.view.scanner).toBe(true);
  play.do('done');
  expect(play.view.scanner).toBe(false);
  expect(play.refused('scan')).toEqual({ code: 'scanner-dark' });
});

test('DIR-9 FIN-14 each light is used once, the oldest first', () => {
  const play = given({}, script);
  play.do('done');
  for (const ufos of [{ asia: 1 }, { africa: 1 }, { europe: 2, orbit: 1 }]) {
    expect(play.view.scanner).toBe(true);
    play.do('scan');
    expect(play.view.forecasts.at(-1)?.ufos).toEqual(ufos);
  }
  expect(play.view.scanner).toBe(false);
  expect(play.refused('scan')).toEqual({ code: 'scanner-dark' });
});

test('DIR-9 each forecast disappears when its own cue comes', () => {
  const play = given({}, script);
  play.do('done');
  play.do('scan');
  play.do('scan');
  play.do('scan');
  play.until('crisis');
  expect(play.view.forecasts.map(({ ufos }) => ufos)).toEqual([{ africa: 1 }]);
  play.do('done');
  expect(play.view.forecasts).toEqual([]);
});

test('FIN-3 only the Central Officer scans, also while paused', () => {
  const play = given({}, script);
  expect(play.refused('scan', { as: 'commander' })).toEqual({ code: 'central-officer-only' });
  play.do('pause');
  expect(play.do('scan')).toEqual(['secret/light-used', 'scanned']);
  expect(play.clock.paused).toBe(true);
});

test('DIR-9 the scanner is dark before its first light and outside the timed phase', () => {
  const play = given({}, { ...script, forecasts: [{ from: 4, reveals: 6 }] });
  expect(play.view.scanner).toBe(false);
  play.do('done');
  play.do('done');
  play.do('done');
  expect(play.view.scanner).toBe(true);
  play.do('scan');
  play.untilStep('audit');
  expect(play.view).toMatchObject({ scanner: false, forecasts: [] });
  expect(play.refused('scan')).toEqual({ code: 'no-cue' });
});

test('INF-1 a scan does not reveal when the cue comes', () => {
  const play = given({}, script);
  play.do('scan');
  const said = play.log.filter(({ type }) => !type.startsWith('secret/'));
  expect(JSON.stringify(said)).not.toContain('reveals');
  expect(Object.keys(play.view.forecasts[0] ?? {})).not.toContain('limit');
});
