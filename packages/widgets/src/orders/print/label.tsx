import type { Both } from './print-words.ts';

export { default as labelStyles } from './printed-order.css?inline';

/** A label in both languages, Chinese first. */
export function Label({ of: [zh, en] }: { of: Both }) {
  return (
    <>
      <span lang="zh-Hant-HK">{zh}</span>{' '}
      <span className="clinic-print-en" lang="en-HK">
        {en}
      </span>
    </>
  );
}
