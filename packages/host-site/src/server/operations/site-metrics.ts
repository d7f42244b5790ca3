/** The counters of the site. Labels are route classes, statuses and fixed words: nothing of a person, an address or a query. */
import { createRenderPlaces } from '../render-places.ts';
import { RENDERS_AT_ONCE } from '../settings.ts';
import { createRegistry } from './metric-text.ts';

export const registry = createRegistry();

const REQUEST_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requests = registry.counter(
  'clinicart_http_requests_total',
  'Requests by route class, method and status; status "aborted" if the client left before the end.',
);
export const requestSeconds = registry.histogram(
  'clinicart_http_request_duration_seconds',
  'Time from the request to the end of its answer, by route class.',
  REQUEST_BOUNDS,
);
export const renderSeconds = registry.histogram(
  'clinicart_render_duration_seconds',
  'Time to read the data of a page and to render it, by route class.',
  REQUEST_BOUNDS,
);
export const pageCache = registry.counter(
  'clinicart_page_cache_requests_total',
  'Requests for pages that visitors share: result "hit" for a page from memory, "miss" for one rendered.',
);
export const readCache = registry.counter(
  'clinicart_read_cache_total',
  'Reads of answers that visitors share: result "hit", "stale" (sent while it is read anew), "remote" (from another instance), "coalesced" (with an equal read), "miss" (read and kept), "unfit" and "failed" (read and not kept), and "error" for a failure of Redis.',
);
export const apiCalls = registry.counter(
  'clinicart_api_calls_total',
  'Calls to the API by source and outcome: "answered", "failed" (no answer, or 5xx), "cancelled" by the client.',
);
export const apiSeconds = registry.histogram(
  'clinicart_api_call_duration_seconds',
  'Time from a call to the API to the head of its answer, by source and outcome.',
  REQUEST_BOUNDS,
);

/** The places for renderings in this process. */
export const renderPlaces = createRenderPlaces({
  places: RENDERS_AT_ONCE,
  line: 1000,
  patienceMs: 10_000,
});
registry.gauge('clinicart_renders', 'Pages that are being rendered.', () => renderPlaces.taken);
registry.gauge(
  'clinicart_renders_waiting',
  'Pages that wait for others to be rendered.',
  () => renderPlaces.waiting,
);
