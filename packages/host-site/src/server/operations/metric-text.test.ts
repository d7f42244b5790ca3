import { expect, test } from 'vitest';
import { createRegistry } from './metric-text.ts';

test('counters, gauges and histograms have the lines of the text format', () => {
  const registry = createRegistry();
  const requests = registry.counter('requests_total', 'Requests.');
  const time = registry.histogram('seconds', 'Durations.', [0.1, 1]);
  let bytes = 3;
  registry.gauge('bytes', 'Bytes in use.', () => bytes);
  requests.add({ route: '/', status: '200' });
  requests.add({ route: '/', status: '200' }, 2);
  requests.add({ route: 'a"b\\c\nd', status: '404' });
  for (const ms of [100, 101, 5000]) time.observe({ route: '/' }, ms);
  bytes = 4;
  expect(registry.text()).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{route="/",status="200"} 3
requests_total{route="a\\"b\\\\c\\nd",status="404"} 1
# HELP seconds Durations.
# TYPE seconds histogram
seconds_bucket{route="/",le="0.1"} 1
seconds_bucket{route="/",le="1"} 2
seconds_bucket{route="/",le="+Inf"} 3
seconds_sum{route="/"} 5.201
seconds_count{route="/"} 3
# HELP bytes Bytes in use.
# TYPE bytes gauge
bytes 4
`);
});
