import { useEffect, useState } from 'react';

const instances = new WeakMap<object, { present: symbol[]; changed: Set<() => void> }>();

function instancesOf(key: object) {
  const known = instances.get(key);
  if (known) return known;
  const made = { present: [] as symbol[], changed: new Set<() => void>() };
  instances.set(key, made);
  return made;
}

/** Returns true for one of the components with the same key: two login elements open one dialog. */
export function useSingleInstance(key: object): boolean {
  const [own] = useState(() => Symbol());
  const [isFirst, setIsFirst] = useState(false);
  useEffect(() => {
    const { present, changed } = instancesOf(key);
    const look = () => setIsFirst(present[0] === own);
    const notify = () => {
      for (const each of [...changed]) each();
    };
    present.push(own);
    changed.add(look);
    look();
    return () => {
      present.splice(present.indexOf(own), 1);
      changed.delete(look);
      notify();
    };
  }, [key, own]);
  return isFirst;
}
