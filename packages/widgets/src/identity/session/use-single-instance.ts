import { useEffect, useState } from 'react';

const holders = new WeakMap<object, { present: symbol[]; changed: Set<() => void> }>();

function holderOf(key: object) {
  const known = holders.get(key);
  if (known) return known;
  const made = { present: [] as symbol[], changed: new Set<() => void>() };
  holders.set(key, made);
  return made;
}

/** Returns true for one of the components with the same key: two login elements open one dialog. */
export function useIsFirst(key: object): boolean {
  const [own] = useState(() => Symbol());
  const [isFirst, setIsFirst] = useState(false);
  useEffect(() => {
    const { present, changed } = holderOf(key);
    const look = () => setIsFirst(present[0] === own);
    const tell = () => {
      for (const each of [...changed]) each();
    };
    present.push(own);
    changed.add(look);
    look();
    return () => {
      present.splice(present.indexOf(own), 1);
      changed.delete(look);
      tell();
    };
  }, [key, own]);
  return isFirst;
}
