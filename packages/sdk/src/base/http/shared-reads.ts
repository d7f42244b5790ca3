interface Flight {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/** Shares equal reads that are under way. */
export interface Flights {
  /**
   * Joins the flight of this key, or starts it. It is aborted once the last caller has left; `stopped` makes the error of
   * a caller that leaves.
   */
  join(
    key: string,
    start: (signal: AbortSignal) => Promise<unknown>,
    caller: { readonly signal: AbortSignal | undefined; stopped(): Error },
  ): Promise<unknown>;
}

export function createFlights(): Flights {
  const flights = new Map<string, Flight>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController();
    const flight = { controller, promise: start(controller.signal), waiting: 0 };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.promise.then(land, land);
    return flight;
  }

  return {
    join(key, start, { signal, stopped }) {
      const mine = flights.get(key) ?? begin(key, start);
      mine.waiting++;
      if (!signal) return mine.promise;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(stopped());
          mine.waiting--;
          if (mine.waiting > 0) return;
          if (flights.get(key) === mine) flights.delete(key);
          mine.controller.abort(signal.reason);
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        mine.promise
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
