/** Runs a job once per key: until it settles, every other call with the same key gets the same promise. */
export type SingleFlight = <T>(key: string, job: () => Promise<T>) => Promise<T>;

/** `onChange` gets the keys under way, each time that one starts or settles. */
export function createSingleFlight(
  onChange: (keys: ReadonlySet<string>) => void = () => {},
): SingleFlight {
  const flights = new Map<string, Promise<unknown>>();
  const report = () => onChange(new Set(flights.keys()));
  return <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const known = flights.get(key);
    // A key stands for one job, so its results are of one type.
    if (known) return known as Promise<T>;
    const flight = job().finally(() => {
      flights.delete(key);
      report();
    });
    flights.set(key, flight);
    report();
    return flight;
  };
}
