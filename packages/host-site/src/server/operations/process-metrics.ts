/** Figures of the process, under the names that dashboards for Node know. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { registry } from './site-metrics.ts';

const MICROSECONDS = 1e6;
const NANOSECONDS = 1e9;
const RESOLUTION_MS = 20;

/** Adds the figures to the metrics, and starts to measure the delay of the event loop. */
export function measureProcess(): void {
  const seconds = (kind: 'user' | 'system') => process.cpuUsage()[kind] / MICROSECONDS;
  const { gauge } = registry;
  gauge('process_cpu_user_seconds_total', 'User CPU time.', () => seconds('user'), 'counter');
  gauge('process_cpu_system_seconds_total', 'System CPU time.', () => seconds('system'), 'counter');
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge('process_start_time_seconds', 'Start of the process, Unix time.', () => startedAt);
  const memory = () => process.memoryUsage();
  gauge('process_resident_memory_bytes', 'Resident memory.', () => memory().rss);
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => memory().heapUsed);
  gauge('nodejs_heap_size_total_bytes', 'Heap.', () => memory().heapTotal);
  gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.', () => memory().external);

  // The delays since the scrape before; the monitor itself waits for its resolution each time.
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const inSeconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds)
      ? Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000)
      : 0;
  gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay since the last scrape.', () =>
    inSeconds(delays.percentile(50)),
  );
  gauge(
    'nodejs_eventloop_lag_p99_seconds',
    '99th percentile of the delay since the last scrape.',
    () => inSeconds(delays.percentile(99)),
  );
  gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay since the last scrape.', () => {
    const longest = inSeconds(delays.max);
    delays.reset();
    return longest;
  });
}
